import { useEffect, useRef } from 'react'
import type { SWRResponse } from 'swr'
import { toTenth } from '../../../../../shared/core/schema/fields.ts'
import { plural } from '../../../../../shared/core/text/text.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { usePoundsText } from '../../../core/figures/Weight.tsx'
import type { ServerPages } from '../../../core/grid/useServerPages.ts'
import { numberText } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { type GridState, transactionsQuery } from './gridQuery.ts'

interface GridTotalsProps {
  filters: GridState
  zone: string
  pages: Pick<ServerPages<{ Pounds: number }>, 'rows' | 'page' | 'next'> & { isRefreshing: boolean }
}

/** Sums of the rows under the filter. A list of one page is added up here; of a longer one the server answers it. */
export function GridTotals({ filters, zone, pages }: GridTotalsProps) {
  const text = useText(statusGridTexts)
  const { language } = useLanguage()
  const pounds = usePoundsText()
  const isOnePage = pages.page === 1 && pages.next === undefined
  const answer = useApi(donations.getGridTotals, isOnePage ? null : transactionsQuery(filters, zone))
  useRefreshWith(pages.isRefreshing, answer)
  const own = { Count: pages.rows.length, Pounds: toTenth(sum(pages.rows)), IsAtLeast: false }
  const totals = isOnePage ? own : answer.data
  if (!totals) return null
  const { Count, Pounds, IsAtLeast } = totals
  const amounts = { count: numberText(Count, language), pounds: pounds(Pounds) }
  return <> · {text(IsAtLeast ? 'totalsAtLeast' : plural(language, 'totals', Count), amounts)}</>
}

/** Asks for the totals when their list is asked for again, unless what asks for the list has asked for both. */
function useRefreshWith(isRefreshing: boolean, { isValidating, mutate }: Pick<SWRResponse, 'isValidating' | 'mutate'>) {
  const wasRefreshing = useRef(false)
  useEffect(() => {
    if (isRefreshing && !wasRefreshing.current && !isValidating) void mutate()
    wasRefreshing.current = isRefreshing
  }, [isRefreshing, isValidating, mutate])
}

const sum = (rows: readonly { Pounds: number }[]) => rows.reduce((pounds, row) => pounds + row.Pounds, 0)
