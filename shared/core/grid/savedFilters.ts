import * as z from 'zod/mini'
import { type Refusal, refuse } from '../answer.ts'
import { ID, Text } from '../schema/fields.ts'
import * as refusals from './refusals.ts'

/** Filters of a grid that a person keeps under a name; the default one is set when the grid opens. */

export const filteredGrids = [
  'donations',
  'history',
  'active',
  'loads',
  'orders',
  'receipts',
  'products',
  'neighbors',
] as const
export type FilteredGrid = (typeof filteredGrids)[number]

export const maxSavedFilters = 30
export const maxFilterName = 40

export const SavedFilter = z.strictObject({
  ID: ID,
  Grid: z.enum(filteredGrids),
  Name: Text(maxFilterName),
  /** The filters as the grid's address has them. */
  Query: z.string().check(z.maxLength(400)),
  IsDefault: z.boolean(),
})
export type SavedFilter = z.infer<typeof SavedFilter>

/** All of a person's; `Version` counts the changes, 0 before the first. */
export const SavedFilters = z.strictObject({
  Version: z.int().check(z.minimum(0)),
  Filters: z.array(SavedFilter).check(z.maxLength(maxSavedFilters)),
})
export type SavedFilters = z.infer<typeof SavedFilters>

const gridsBefore2: readonly FilteredGrid[] = ['donations', 'history', 'loads']
const isBefore2 = ({ Grid }: SavedFilter) => gridsBefore2.includes(Grid)

/** Those of the grids that pages of before version 2 of the API know. */
export const filtersBefore2 = ({ Version, Filters }: SavedFilters): SavedFilters => ({
  Version,
  Filters: Filters.filter(isBefore2),
})

/** The filters that such a page sends, and of those stored the ones that it doesn't know, under numbers of their own. */
export const withFiltersSince2 = (sent: readonly SavedFilter[], stored: readonly SavedFilter[]): SavedFilter[] =>
  stored
    .filter((one) => !isBefore2(one))
    .reduce<SavedFilter[]>((all, { ID: _, ...one }) => withFilter(all, one), [...sent])

const isRepeated = (values: readonly (string | number)[]) => new Set(values).size < values.length

/** Names are unique within a grid, and at most one filter is its default. */
export function savedFiltersRefusal(filters: readonly SavedFilter[]): Refusal | undefined {
  const nameOf = ({ Grid, Name }: SavedFilter) => `${Grid} ${Name.toLowerCase()}`
  if (isRepeated(filters.map(({ ID: id }) => id)) || isRepeated(filters.map(nameOf)))
    return refuse(refusals.filterNameTaken)
  const defaults = filters.filter(({ IsDefault }) => IsDefault)
  return isRepeated(defaults.map(({ Grid }) => Grid)) ? refuse(refusals.filterDefaults) : undefined
}

/** The filters with one more; as the default it replaces the one before. */
export function withFilter(filters: readonly SavedFilter[], added: Omit<SavedFilter, 'ID'>): SavedFilter[] {
  const last = Math.max(0, ...filters.map(({ ID: id }) => id))
  const others = filters.map((one) => (added.IsDefault && one.Grid === added.Grid ? { ...one, IsDefault: false } : one))
  return [...others, { ...added, ID: last + 1 }]
}

/** Makes one the default of its grid, or takes that away. */
export const withDefault = (filters: readonly SavedFilter[], id: number, isDefault: boolean): SavedFilter[] => {
  const grid = filters.find((one) => one.ID === id)?.Grid
  return filters.map((one) => (one.Grid === grid ? { ...one, IsDefault: isDefault && one.ID === id } : one))
}
