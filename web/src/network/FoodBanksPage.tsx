import { useMemo } from 'react'
import * as network from '../../../shared/api/network.ts'
import { app } from '../../../shared/text/app.ts'
import { networkSetupTexts } from '../../../shared/text/networkSetup.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { ListPage } from '../grid/ListPage.tsx'
import { useListState } from '../grid/useListState.ts'
import { useServerPages } from '../grid/useServerPages.ts'
import { paths } from '../paths.ts'
import { FoodBankCard, foodBankColumns } from './foodBankColumns.tsx'

/** The network's food banks. */
export default function FoodBanksPage() {
  const text = useText(networkSetupTexts)
  const party = useText(partyTexts)
  const frame = useText(app)
  const list = useListState({ search: '' })
  const pages = useServerPages(network.getFoodBanksGrid, { searchFilter: list.filters.search || undefined })
  const { data: groups } = useApi(network.listFoodBankGroups, {}, { revalidateOnFocus: false })
  const names = useMemo(() => new Map((groups ?? []).map(({ ID, Name }) => [ID, Name])), [groups])
  const columns = useMemo(() => foodBankColumns(text, party, names), [text, party, names])
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
      renderCard={(row) => <FoodBankCard row={row} names={names} />}
      empty={{ title: text('noFoodBanks'), text: text('noFoodBanksText') }}
    />
  )
}
