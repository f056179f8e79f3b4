import type { Stage } from '../../../../../shared/rescue/donations/donation.ts'
import { anyStatus, type GridPrefix } from './gridQuery.ts'

/** Columns of the status grid, by the role's prefix (specification 000, section 2). */
export const gridFields = ['donorEntered', 'foodBank', 'donor', 'agency', 'donation', 'status', 'action'] as const
export type GridField = (typeof gridFields)[number]

const onlyFor: Partial<Record<GridField, readonly GridPrefix[]>> = {
  foodBank: ['FeedingAmerica'],
  agency: ['FoodBank', 'Donor'],
}
export const fieldsOf = (prefix: GridPrefix) => gridFields.filter((field) => onlyFor[field]?.includes(prefix) ?? true)

interface StatusChoice {
  ID: number
  Name: string
}
export const statusChoices = (loaded: readonly StatusChoice[], anyName: string): StatusChoice[] => [
  { ID: anyStatus, Name: anyName },
  ...loaded,
]

/** Stages in which agencies are asked or have accepted: in the others the column says that there is none. */
const withAgency: readonly Stage[] = ['offering', 'accepted', 'closed', 'complete']
export const hasAgency = ({ Stage }: { readonly Stage: Stage }) => withAgency.includes(Stage)
