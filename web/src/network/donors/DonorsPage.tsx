import { Alert, Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import type { ShownDonor } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { ListExport } from '../../core/grid/GridExport.tsx'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { useMayEdit } from '../../core/record/ReadOnly.tsx'
import { useText } from '../../core/words/language.tsx'
import { inNameOrder } from '../organizations/nameOrder.ts'
import { useDonorColumns } from './donorColumns.tsx'

const DonorDialog = lazy(() => import('./DonorDialog.tsx'))

/** The food bank's donors, each with the way to its locations. */
export default function DonorsPage() {
  const text = useText(donorSetupTexts)
  const frame = useText(app)
  const mayEdit = useMayEdit()
  const list = useListState({ search: '' })
  const query = { searchFilter: list.filters.search || undefined }
  const pages = useServerPages(donors.getDonorsGrid, query)
  const { id, isNew, open, close } = useOpenRow()
  const edited = useLoaded(donors.getDonor, id > 0 ? { id } : null)
  const columns = useDonorColumns({ mayEdit, open })
  const onSaved = ({ ID, Name, TimeZone }: ShownDonor) => {
    pages.change((rows) => {
      const LocationCount = rows.find((row) => row.ID === ID)?.LocationCount ?? 0
      return inNameOrder([...rows.filter((row) => row.ID !== ID), { ID, Name, TimeZone, LocationCount }])
    })
    close()
  }
  const onDeleted = (gone: number) => {
    pages.change((rows) => rows.filter(({ ID }) => ID !== gone))
    close()
  }
  const add = mayEdit ? { label: text('addDonor'), onClick: () => open('new') } : undefined
  const isOpen = isNew || (id > 0 && edited.data?.ID === id)
  return (
    <>
      <ListPage
        title={frame('donors')}
        subtitle={text('donorsLead')}
        note={<PendingNote />}
        list={list}
        searchLabel={text('searchDonors')}
        tools={<ListExport name="donors" columns={columns} endpoint={donors.getDonorsGrid} query={query} />}
        add={add}
        columns={columns}
        pages={pages}
        rowLabel={({ Name }) => Name}
        empty={{ title: text('noDonors'), text: text('noDonorsText') }}
      />
      <Suspense fallback={null}>
        {isOpen ? (
          <DonorDialog
            edited={isNew ? undefined : edited.data}
            onSaved={onSaved}
            onDeleted={onDeleted}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** Stores that signed up and wait for a decision. */
function PendingNote() {
  const text = useText(donorSetupTexts)
  const waiting = useApi(donors.listPendingDonors, {})
  if (!waiting.data || waiting.data.rows.length === 0) return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 2.5 }}
      action={
        <Button color="inherit" size="small" href={paths.pendingDonors()}>
          {text('seePending')}
        </Button>
      }
    >
      {text('pendingNote', {
        names: waiting.data.rows
          .map(({ DonorName }) => DonorName)
          .slice(0, 3)
          .join(', '),
      })}
    </Alert>
  )
}
