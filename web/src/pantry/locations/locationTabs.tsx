import { type ComponentType, lazy } from 'react'
import type { PlainKey } from '../../../../shared/core/text/text.ts'
import type { ShownLocation } from '../../../../shared/pantry/locations/location.ts'
import type { locationTexts } from '../../../../shared/pantry/locations/texts.ts'

export interface PartProps {
  location: ShownLocation
  /** True for the location's own pantry, which may change it. */
  isOwn: boolean
}

export interface LocationTab {
  /** In the URL: 0 is add and 6 is photos (section 2). */
  readonly number: number
  readonly label: PlainKey<typeof locationTexts>
  readonly isOwnersAlone?: boolean
  readonly Part: ComponentType<PartProps>
}

const settings: LocationTab = { number: 2, label: 'tabSettings', Part: lazy(() => import('./SettingsPanel.tsx')) }

export const locationTabs: readonly LocationTab[] = [
  {
    number: 0,
    label: 'tabAdd',
    isOwnersAlone: true,
    Part: lazy(() => import('../windows/add/AddPickupTimes.tsx')),
  },
  { number: 1, label: 'tabTimes', Part: lazy(() => import('../windows/PickupTimesPanel.tsx')) },
  settings,
  { number: 3, label: 'address', Part: lazy(() => import('./AddressPanel.tsx')) },
  { number: 4, label: 'tags', Part: lazy(() => import('./LocationTags.tsx')) },
  { number: 5, label: 'customers', Part: lazy(() => import('./CustomersPanel.tsx')) },
  { number: 6, label: 'tabPhotos', Part: lazy(() => import('./PhotosPart.tsx')) },
]

/** Without a number in the URL the page opens with the pickup times. */
export const shownTab = (tabs: readonly LocationTab[], asked: string | null): LocationTab =>
  tabs.find(({ number }) => String(number) === (asked ?? '1')) ?? settings
