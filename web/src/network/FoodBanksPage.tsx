import { useMemo } from 'react'
import * as network from '../../../shared/api/network.ts'
import { app } from '../../../shared/text/app.ts'
import { networkSetupTexts } from '../../../shared/text/networkSetup.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { DataList } from '../grid/DataList.tsx'
import { useListState } from '../grid/useListState.ts'
import { useServerPages } from '../grid/useServerPages.ts'
import { paths } from '../paths.ts'
import { ListFilters } from '../ui/ListFilters.tsx'
import { PageAction, PageHeader } from '../ui/PageHeader.tsx'
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
  const add = { label: text('addFoodBank'), href: paths.foodBank('new') }
  return (
    <>
      <PageHeader title={frame('foodBanks')} subtitle={text('foodBanksLead')} actions={<PageAction {...add} />} />
      <ListFilters list={list} searchLabel={text('searchFoodBanks')} />
      <DataList
        label={frame('foodBanks')}
        columns={columns}
        pages={pages}
        rowLabel={({ Name }) => Name}
        renderCard={(row) => <FoodBankCard row={row} names={names} />}
        empty={{ title: text('noFoodBanks'), text: text('noFoodBanksText'), action: add }}
        onClearFilters={list.clear}
      />
    </>
  )
}
