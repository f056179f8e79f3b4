/** A list as groups with totals, for a grid that has no groups of its own: pure, so that it is tested without a screen. */
export interface GroupRow<R> {
  kind: 'group'
  id: string
  level: number
  label: string
  count: number
  isOpen: boolean
  totals: Partial<Record<keyof R & string, number>>
}
export interface LeafRow<R> {
  kind: 'leaf'
  id: string
  level: number
  row: R
}
export type GroupedRow<R> = GroupRow<R> | LeafRow<R>

export interface Grouping<R> {
  /** Fields to group by, outermost first. */
  by: readonly (keyof R & string)[]
  /** Fields whose sum a group shows. */
  sum?: readonly (keyof R & string)[]
  /** Ids of groups that are shut. */
  closed?: ReadonlySet<string>
  /** Orders groups by the total (or their name) and leaves by the value, each inside its level. */
  sort?: { field: keyof R & string; direction: 'asc' | 'desc' } | undefined
  rowId: (row: R) => string | number
}

type Comparable = string | number

const compare = (a: Comparable, b: Comparable) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))

const asComparable = (value: unknown): Comparable => (typeof value === 'number' ? value : String(value ?? ''))

const sumOf = <R>(rows: readonly R[], field: keyof R) => rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0)

/** Groups and leaves in the order they are shown; the leaves of a shut group are left out, its totals are not. */
export function groupRows<R>(rows: readonly R[], grouping: Grouping<R>): GroupedRow<R>[] {
  const { by, sum = [], closed = new Set<string>(), sort, rowId } = grouping
  const sign = sort?.direction === 'desc' ? -1 : 1
  const ordered = <T>(list: readonly T[], comparedBy: (one: T) => Comparable) =>
    sort ? [...list].sort((a, b) => sign * compare(comparedBy(a), comparedBy(b))) : list

  const leaves = (part: readonly R[], level: number): GroupedRow<R>[] =>
    ordered(part, (row) => asComparable(sort && row[sort.field])).map((row) => ({
      kind: 'leaf',
      id: `row ${rowId(row)}`,
      level,
      row,
    }))

  const walk = (part: readonly R[], level: number, path: string): GroupedRow<R>[] => {
    const field = by[level]
    if (field === undefined) return leaves(part, level)
    const groups = [...Map.groupBy(part, (row) => String(row[field] ?? ''))].map(([label, list]) => {
      const id = `${path}/${label}`
      const totals = Object.fromEntries(sum.map((summed) => [summed, sumOf(list, summed)])) as GroupRow<R>['totals']
      return {
        list,
        group: { kind: 'group' as const, id, level, label, count: list.length, isOpen: !closed.has(id), totals },
      }
    })
    return ordered(groups, ({ group }) => (sort && group.totals[sort.field]) ?? group.label).flatMap(
      ({ group, list }) => [group, ...(group.isOpen ? walk(list, level + 1, group.id) : [])],
    )
  }
  return walk(rows, 0, '')
}
