import { lazy, Suspense, useMemo } from 'react'
import * as donors from '../../../shared/api/donors.ts'
import { app } from '../../../shared/text/app.ts'
import { donorSetupTexts } from '../../../shared/text/donorSetup.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import { useText } from '../app/language.tsx'
import { ListPage } from '../grid/ListPage.tsx'
import { useListState } from '../grid/useListState.ts'
import { useOpenRow } from '../grid/useOpenRow.ts'
import { useServerPages } from '../grid/useServerPages.ts'
import { inNameOrder } from '../parties/nameOrder.ts'
import { useLoaded } from '../parties/useLoaded.ts'
import { SharedDonorCard, sharedDonorColumns } from './sharedDonorColumns.tsx'

const DonorDialog = lazy(() => import('./DonorDialog.tsx'))

/** Donors that give to several food banks, whose names the network looks after. */
export default function SharedDonorsPage() {
  const text = useText(donorSetupTexts)
  const party = useText(partyTexts)
  const frame = useText(app)
  const list = useListState({ search: '' })
  const pages = useServerPages(donors.getSharedDonorsGrid, { searchFilter: list.filters.search || undefined })
  const { id, open, close } = useOpenRow()
  const edited = useLoaded(donors.getDonor, id > 0 ? { id } : null)
  const columns = useMemo(() => sharedDonorColumns(text, party, open), [text, party, open])
  return (
    <>
      <ListPage
        title={frame('sharedDonors')}
        subtitle={text('sharedDonorsLead')}
        list={list}
        searchLabel={text('searchDonors')}
        columns={columns}
        pages={pages}
        rowLabel={({ Name }) => Name}
        renderCard={(row) => <SharedDonorCard row={row} open={open} />}
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
      </Suspense>
    </>
  )
}
