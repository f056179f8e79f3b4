import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { plural } from '../../../../shared/core/text/text.ts'
import { defaultMessage } from '../../../../shared/pantry/invitations/defaultMessage.ts'
import type { NeighborList, TwiceRow } from '../../../../shared/pantry/invitations/neighborRows.ts'
import { invitationTexts } from '../../../../shared/pantry/invitations/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { paths } from '../../core/paths.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { useUnsaved } from '../../core/words/unsaved.ts'
import { BulkCard, neighborColumns } from './neighborColumns.tsx'
import { emptyOffer, hasTarget, type OfferForm, offerFields } from './offerForm.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { useBulkList } from './useBulkList.ts'
import { useLocalPages } from './useLocalPages.ts'

const bulkForm = z.object(offerFields).check(z.refine(hasTarget, { path: ['locations'], error: 'targetMissing' }))

interface BulkListProps {
  list: NeighborList
  onAnother: () => void
}

/** The rows of a spreadsheet, corrected and verified before they are sent. */
export default function BulkList({ list: { rows: read, leftOut, twice }, onAnother }: BulkListProps) {
  const text = useText(invitationTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const prefix = useRolePrefix()
  const { EntityName } = useSession()
  const bulk = useBulkList(read)
  const { rows, change, remove, progress } = bulk
  const pages = useLocalPages(rows)
  const [problem, setProblem] = useState<string>()
  const { perform } = useAction({ tell: setProblem })
  const columns = useMemo(() => neighborColumns(text, remove), [text, remove])
  const form = useDraftForm(bulkForm, emptyOffer(defaultMessage(language, EntityName)))
  const markSaved = useUnsaved(rows.length > 0)
  const count = (key: 'neighbors' | 'leftOut' | 'twice' | 'removedNumbers' | 'sendAll', many: number) =>
    text(plural(language, key, many), { count: many })

  const verify = () =>
    perform(bulk.verify, {
      isReading: true,
      done: (isDone) => (isDone ? text('verified') : undefined),
      failed: () => text('verifyFailed'),
    })
  const removeNonMobile = () => {
    const removed = bulk.removeNonMobile()
    toast(removed === 0 ? text('noneRemoved') : count('removedNumbers', removed))
  }
  const send = async (offer: OfferForm) => {
    await perform((send) => bulk.invite(send, offer), {
      done: ({ failed, isDone }) => (failed === 0 && isDone ? text('bulkQueued') : undefined),
      failed: (error) => refusalReason(error) ?? text('bulkFailed'),
      onDone: ({ failed, isDone }) => {
        if (failed > 0) return setProblem(text('bulkFailed'))
        if (!isDone) return
        markSaved()
        go(paths.invitations(prefix))
      },
    })
  }
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" component="p" sx={{ flex: '1 1 auto' }} role="status">
          {count('neighbors', rows.length)}
        </Typography>
        <Button onClick={onAnother} disabled={progress !== undefined}>
          {text('anotherFile')}
        </Button>
        <Button variant="outlined" onClick={() => void verify()} disabled={progress !== undefined || rows.length === 0}>
          {text('verify')}
        </Button>
        <Button variant="outlined" onClick={removeNonMobile} disabled={progress !== undefined || !bulk.isVerified}>
          {text('removeNonMobile')}
        </Button>
      </Box>
      {leftOut + twice.length > 0 ? (
        <Typography variant="body2" color="textSecondary">
          {[leftOut > 0 ? count('leftOut', leftOut) : '', twice.length > 0 ? count('twice', twice.length) : '']
            .join(' ')
            .trim()}
        </Typography>
      ) : null}
      {twice.length > 0 ? <TwiceRows rows={twice} /> : null}
      {progress ? (
        <Working
          label={text(progress.of === 'verify' ? 'verifying' : 'sending', {
            done: progress.done,
            count: progress.count,
          })}
          value={(progress.done / progress.count) * 100}
          onStop={bulk.stop}
        />
      ) : null}
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {text('editHint')}
      </Typography>
      <DataList
        label={text('inviteMany')}
        columns={columns}
        pages={pages}
        rowHeight="auto"
        rowLabel={({ EMailAddress, PhoneNumber }) => EMailAddress || PhoneNumber}
        renderCard={(row) => <BulkCard row={row} onChange={change} onDelete={remove} />}
        onRowUpdate={async (row) => change(row)}
        empty={{ title: text('emptyList'), action: { label: text('anotherFile'), onClick: onAnother } }}
      />
      <Form
        form={form}
        onSubmit={form.handleSubmit(send)}
        texts={invitationTexts}
        submitLabel={count('sendAll', rows.length)}
        submitProps={{ disabled: rows.length === 0 || progress !== undefined }}
      >
        <PlaceFields control={form.control} />
      </Form>
    </Stack>
  )
}

/** Names the rows that are not in the list; a file may have many. */
function TwiceRows({ rows }: { rows: readonly TwiceRow[] }) {
  const text = useText(invitationTexts)
  return (
    <Typography variant="body2" tabIndex={0} sx={{ maxHeight: 120, overflow: 'auto' }}>
      {rows.map(({ ID: row, of }) => text('twiceRow', { row, of })).join(' ')}
    </Typography>
  )
}

function Working({ label, value, onStop }: { label: string; value: number; onStop: () => void }) {
  const text = useText(invitationTexts)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" role="status">
          {label}
        </Typography>
        <LinearProgress variant="determinate" value={value} aria-label={label} />
      </Box>
      <Button onClick={onStop}>{text('stop')}</Button>
    </Box>
  )
}
