import { Box, Button, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { app } from '../../../../../shared/core/text/app.ts'
import { formatTime } from '../../../../../shared/core/time/zone.ts'
import type { ListedCustomer } from '../../../../../shared/pantry/customers/wire.ts'
import { notedWalkInTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { useIsOnline } from '../../../core/online.ts'
import { paths } from '../../../core/paths.ts'
import { zoneHere } from '../../../core/time/time.ts'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { CustomerSearch } from '../../customers/CustomerSearch.tsx'
import { NotedList } from './NotedList.tsx'
import { type Noted, useNotedWalkIns } from './notedWalkIns.ts'

const AddCustomerDialog = lazy(() => import('../../customers/AddCustomerDialog.tsx'))
const WalkInForm = lazy(() => import('./WalkInForm.tsx'))
const KeepTable = lazy(() => import('./KeepTable.tsx'))
const NoteForm = lazy(() => import('./NoteForm.tsx'))
const ToldMarks = lazy(() => import('./ToldMarks.tsx'))

/**
 * A household without an order is served at the table: chosen or added, then recorded with what it takes. Without a connection
 * it is written down on the device, and recorded later.
 */
export default function WalkInPage() {
  const text = useText(orderWorkTexts)
  const notedText = useText(notedWalkInTexts)
  const frame = useText(app)
  const toast = useToast()
  const prefix = useRolePrefix()
  const isOnline = useIsOnline()
  const { noted, add, remove } = useNotedWalkIns()
  const [isNoting, setNoting] = useState(false)
  /** One of those that were written down. */
  const [recording, setRecording] = useState<Noted>()
  const [told, setTold] = useState<ShownOrder['Told']>()
  const note = (one: Noted) => {
    add(one)
    setNoting(false)
    setRecording(undefined)
    toast(notedText('kept', { name: one.values.Name }), { undo: () => remove(one.key) })
  }
  const served = (order?: ShownOrder) => {
    if (recording) remove(recording.key)
    setRecording(undefined)
    setTold(order?.Told)
  }
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={frame('walkIn')} subtitle={text('walkInLead')} back={paths.packing(prefix)} />
      <Suspense fallback={<RowsSkeleton rows={4} height={56} />}>
        {told ? <ToldMarks told={told} /> : null}
        <Stack spacing={2.5}>
          {isOnline && !isNoting ? (
            <Household key={recording?.key} recording={recording} onLost={note} onServed={served} />
          ) : (
            <NoteForm key={noted.length} onNoted={note} />
          )}
          {isOnline && !isNoting && !recording ? (
            <Button onClick={() => setNoting(true)} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
              {notedText('writeDown')}
            </Button>
          ) : null}
          {noted.length > 0 && !recording ? (
            <NotedList noted={noted} onRecord={isOnline ? setRecording : undefined} onRemove={remove} />
          ) : null}
        </Stack>
      </Suspense>
      <Suspense fallback={null}>{isOnline ? <KeepTable /> : null}</Suspense>
      {recording ? <Button onClick={() => setRecording(undefined)}>{frame('cancel')}</Button> : null}
    </Box>
  )
}

interface HouseholdProps {
  recording: Noted | undefined
  onLost: (noted: Noted) => void
  onServed: (order?: ShownOrder) => void
}

/** The household is found or added, then the food is recorded. */
function Household({ recording, onLost, onServed }: HouseholdProps) {
  const text = useText(orderWorkTexts)
  const notedText = useText(notedWalkInTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const [query, setQuery] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  /** A volunteer reads of a neighbor only what the search said, so that one whom the address names has to be found. */
  const isVolunteer = prefix === 'Pantry'
  const [found, setFound] = useState<ListedCustomer>()
  const customerId = (isVolunteer ? found?.ID : Number(query.get('customerId'))) || 0
  const choose = (id: number, customer?: ListedCustomer) => {
    setFound(customer)
    if (!isVolunteer) setQuery(id === 0 ? {} : { customerId: String(id) }, { replace: true })
  }
  return (
    <>
      <Panel title={text('walkInWho')}>
        {recording ? (
          <Typography sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {notedText('recording', {
              name: recording.values.Name,
              time: formatTime(new Date(recording.at), zoneHere(), language),
            })}
          </Typography>
        ) : null}
        <Box
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr auto' }, alignItems: 'center' }}
        >
          <CustomerSearch value={customerId} onChange={choose} />
          {isVolunteer ? null : (
            <Button variant="outlined" onClick={() => setAdding(true)} sx={{ minHeight: 44 }}>
              {text('walkInAdd')}
            </Button>
          )}
        </Box>
        {isVolunteer ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {text('walkInUnknown')}
          </Typography>
        ) : null}
      </Panel>
      {customerId > 0 ? (
        <Suspense fallback={<RowsSkeleton rows={4} height={56} />}>
          <WalkInForm
            key={customerId}
            customerId={customerId}
            found={isVolunteer ? found : undefined}
            noted={recording}
            onLost={(lost) => {
              choose(0)
              onLost(lost)
            }}
            onServed={(order) => {
              choose(0)
              onServed(order)
            }}
          />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        {isAdding ? (
          <AddCustomerDialog
            onClose={() => setAdding(false)}
            onAdded={(id) => {
              setAdding(false)
              choose(id)
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
