import { lazy, Suspense } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import type { SharedDonor } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useText } from '../../core/words/language.tsx'
import { inNameOrder } from '../organizations/nameOrder.ts'
import { useSharedDonorColumns } from './sharedDonorColumns.tsx'

const DonorDialog = lazy(() => import('./DonorDialog.tsx'))
const ShareDonorDialog = lazy(() => import('./ShareDonorDialog.tsx'))
const DonorFoodBanksDialog = lazy(() => import('./DonorFoodBanksDialog.tsx'))

/** Donors that give to several food banks, whose names the network looks after. */
export default function SharedDonorsPage() {
  const text = useText(donorSetupTexts)
  const frame = useText(app)
  const list = useListState({ search: '' })
  const pages = useServerPages(donors.getSharedDonorsGrid, { searchFilter: list.filters.search || undefined })
  const { id, open, close } = useOpenRow()
  const edited = useLoaded(donors.getDonor, id > 0 ? { id } : null)
  const sharing = useOpenRow('share')
  const shared = useLoaded(donors.getSharedDonor, sharing.id > 0 ? { id: sharing.id } : null)
  const columns = useSharedDonorColumns({ edit: open, foodBanks: sharing.open })
  const onChanged = ({ IsShared, FoodBanks, ...donor }: SharedDonor) =>
    pages.change((rows) => {
      const others = rows.filter(({ ID }) => ID !== donor.ID)
      const row = { ...donor, FoodBanks: FoodBanks.map(({ Name }) => Name) }
      return inNameOrder(IsShared ? [...others, row] : others)
    })
  return (
    <>
      <ListPage
        title={frame('sharedDonors')}
        subtitle={text('sharedDonorsLead')}
        list={list}
        searchLabel={text('searchDonors')}
        add={{ label: text('shareDonor'), onClick: () => sharing.open('new') }}
        columns={columns}
        pages={pages}
        rowLabel={({ Name }) => Name}
        empty={{ title: text('noSharedDonors'), text: text('noSharedDonorsText') }}
      />
      <Suspense fallback={null}>
        {edited.data?.ID === id ? (
          <DonorDialog
            edited={edited.data}
            onSaved={({ ID, Name, TimeZone }) => {
              pages.change((rows) => inNameOrder(rows.map((row) => (row.ID === ID ? { ...row, Name, TimeZone } : row))))
              close()
            }}
            onDeleted={(gone) => {
              pages.change((rows) => rows.filter(({ ID }) => ID !== gone))
              close()
            }}
            onClose={close}
          />
        ) : null}
        {sharing.isNew ? (
          <ShareDonorDialog
            onShared={(donor) => {
              onChanged(donor)
              sharing.close()
            }}
            onClose={sharing.close}
          />
        ) : null}
        {shared.data?.ID === sharing.id ? (
          <DonorFoodBanksDialog donor={shared.data} onChanged={onChanged} onClose={sharing.close} />
        ) : null}
      </Suspense>
    </>
  )
}
