import { useMemo } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import * as network from '../../../../shared/network/groups/api.ts'
import { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
import { useFoodBankColumns } from './foodBankColumns.tsx'

/** The network's food banks. */
export default function FoodBanksPage() {
  const text = useText(networkSetupTexts)
  const frame = useText(app)
  const list = useListState({ search: '' })
  const pages = useServerPages(network.getFoodBanksGrid, { searchFilter: list.filters.search || undefined })
  const { data: groups } = useApi(network.listFoodBankGroups, {}, { revalidateOnFocus: false })
  const names = useMemo(() => new Map((groups ?? []).map(({ ID, Name }) => [ID, Name])), [groups])
  const columns = useFoodBankColumns(names)
  return (
    <ListPage
      title={frame('foodBanks')}
      subtitle={text('foodBanksLead')}
      list={list}
      searchLabel={text('searchFoodBanks')}
      add={{ label: text('addFoodBank'), href: paths.foodBank('new') }}
      columns={columns}
      pages={pages}
      rowHeight="auto"
      rowLabel={({ Name }) => Name}
      empty={{ title: text('noFoodBanks'), text: text('noFoodBanksText') }}
    />
  )
}
