import type { Input } from '../../../../../shared/core/schema/endpoint.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { CountTabs } from '../../../core/ui/CountTabs.tsx'
import { useAfterPaint } from '../../../core/ui/useAfterPaint.ts'
import { useText } from '../../../core/words/language.tsx'
import {
  anyStatus,
  type GridPrefix,
  type GridState,
  hasNeeds,
  needsQuery,
  needsYou,
  transactionsQuery,
} from './gridQuery.ts'

interface StatusTabsProps {
  prefix: GridPrefix
  filters: GridState
  zone: string
  onChange: (change: { status: number }) => void
}

/** Statuses that most donations pass through; the filter has the others. */
const tabs = [
  { status: needsYou, name: 'tab.needs' },
  { status: anyStatus, name: 'tab.all' },
  { status: 1, name: 'tab.approve' },
  { status: 5, name: 'tab.asking' },
  { status: 6, name: 'tab.accepted' },
  { status: 7, name: 'tab.closed' },
  { status: 8, name: 'tab.done' },
] as const

/**
 * Tabs of what needs the person and of the statuses, those that are still open with their number under the other filters. Open
 * donations of a network are too many to count them with each look.
 */
export default function StatusTabs({ prefix, filters, zone, onChange }: StatusTabsProps) {
  const text = useText(statusGridTexts)
  const isCounted = useAfterPaint() && hasNeeds(prefix)
  const query = (status: number) => (isCounted ? transactionsQuery({ ...filters, status }, zone) : null)
  const needs = useApi(donations.getNeedsGrid, isCounted ? needsQuery(filters) : null, { poll: 60_000 }).data
  const counts = new Map([
    [needsYou, needs && (needs.HasMore ? `${needs.rows.length}+` : needs.rows.length)],
    [1, useCount(query(1))],
    [5, useCount(query(5))],
    [6, useCount(query(6))],
    [7, useCount(query(7))],
  ])
  return (
    <CountTabs
      label={text('status')}
      value={String(filters.status)}
      onChange={(status) => onChange({ status: Number(status) })}
      tabs={tabs
        .filter(({ status }) => status !== needsYou || hasNeeds(prefix))
        .map(({ status, name }) => ({ value: String(status), label: text(name), count: counts.get(status) }))}
    />
  )
}

/** `12`, or `1000+` where the server counted no further. */
function useCount(query: Input<typeof donations.getGridTotals> | null) {
  const { data } = useApi(donations.getGridTotals, query, { poll: 60_000 })
  return data && (data.IsAtLeast ? `${data.Count}+` : data.Count)
}
