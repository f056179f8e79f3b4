import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { isRefusal } from '../../../../shared/core/answer.ts'
import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import * as erp from '../../../../shared/pantry/erp/api.ts'
import { type ErpMatchingRow, itemsOfRow } from '../../../../shared/pantry/erp/importItem.ts'
import type { ErpProposal } from '../../../../shared/pantry/erp/proposal.ts'
import { erpTexts } from '../../../../shared/pantry/erp/texts.ts'
import { useEveryRow } from '../../core/data/useEveryRow.ts'
import { EachDone } from '../../core/record/EachDone.tsx'
import { useEach } from '../../core/record/useEach.ts'
import { numberText } from '../../core/time/time.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Rows that are read at once: more names are not checked at one sitting. */
const enough = 300

interface AcceptDialogProps {
  search: string
  proposed: (row: ErpMatchingRow) => ErpProposal | undefined
  isSettled: boolean
  onChanged: (row: ErpMatchingRow) => void
  onClose: () => void
}
interface Step {
  readonly row: ErpMatchingRow
  readonly product: string
  readonly input: { readonly id: number; readonly PantryInventoryItemID: number; readonly EachesPer: number }
}

/** Rows that wait and have a complete proposal: shown by name, and matched one after the other where they are ticked. */
export default function AcceptDialog({ search, proposed, isSettled, onChanged, onClose }: AcceptDialogProps) {
  const text = useText(erpTexts)
  const shell = useText(app)
  const { language } = useLanguage()
  const query = { matched: 'no', searchFilter: search || undefined } as const
  const { found, hasFailed } = useEveryRow(erp.getErpMatchingGrid, query, enough)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { progress, start, stop, isBusy } = useEach<Step>({
    send: (send, { input }) => send(erp.updateImportItem, input).then(onChanged),
    named: ({ row }) => ({ id: row.ID, name: `${row.Code} ${row.Description}` }),
  })
  const all = isSettled && found ? found.flatMap((row) => stepOf(row, proposed(row)) ?? []) : undefined
  const steps = all?.filter(({ row }) => !left.has(row.ID)) ?? []
  const close = () => {
    stop()
    onClose()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="accept-title">
      <DialogTitle id="accept-title">{text('acceptTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          {hasFailed ? <Alert severity="error">{text('acceptLoadFailed')}</Alert> : null}
          {progress ? <EachDone progress={progress} label={text('acceptTitle')} /> : null}
          {progress || hasFailed ? null : all && found ? (
            <>
              <Typography>{text(all.length === 0 ? 'acceptNone' : 'acceptLead')}</Typography>
              <Proposals all={all} left={left} setLeft={setLeft} />
              {found.length > all.length ? (
                <Typography color="textSecondary">
                  {text('acceptLeft', { count: numberText(found.length - all.length, language) })}
                </Typography>
              ) : null}
              {found.length >= enough ? <Typography>{text('acceptPart', { count: found.length })}</Typography> : null}
            </>
          ) : (
            <RowsSkeleton rows={4} height={52} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {isBusy ? text('stop') : shell(progress ? 'close' : 'cancel')}
        </Button>
        {progress ? null : (
          <Button variant="contained" disabled={steps.length === 0} onClick={() => void start(steps)}>
            {text(plural(language, 'accept', steps.length), { count: numberText(steps.length, language) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function stepOf(row: ErpMatchingRow, proposal: ErpProposal | undefined): Step | undefined {
  if (!proposal || proposal.EachesPer === null) return undefined
  const { ProductID, EachesPer, Name: product } = proposal
  return { row, product, input: { id: row.ID, PantryInventoryItemID: ProductID, EachesPer } }
}

interface ProposalsProps {
  all: readonly Step[]
  left: ReadonlySet<number>
  setLeft: (left: ReadonlySet<number>) => void
}

function Proposals({ all, left, setLeft }: ProposalsProps) {
  const text = useText(erpTexts)
  if (all.length === 0) return null
  const ids = all.map(({ row }) => row.ID)
  const toggle = (id: number) =>
    setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]))
  return (
    <div>
      <FormControlLabel
        label={text('acceptAll')}
        control={
          <Checkbox
            checked={left.size === 0}
            indeterminate={left.size > 0 && left.size < all.length}
            onChange={() => setLeft(new Set(left.size === 0 ? ids : []))}
          />
        }
      />
      {all.map((step) => (
        <FormControlLabel
          key={step.row.ID}
          sx={{ display: 'flex', alignItems: 'flex-start', py: 0.5, mr: 0 }}
          control={<Checkbox checked={!left.has(step.row.ID)} onChange={() => toggle(step.row.ID)} sx={{ py: 0.25 }} />}
          label={<Line {...step} />}
        />
      ))}
    </div>
  )
}

function Line({ row, product, input: { EachesPer: eaches } }: Step) {
  const text = useText(erpTexts)
  const { language } = useLanguage()
  const items = itemsOfRow(row.Quantity, eaches)
  const number = (value: number) => numberText(value, language)
  return (
    <>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{product}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[row.Description, row.Details].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2">
        {text('adds', {
          quantity: number(row.Quantity),
          eaches: number(eaches),
          items: number(isRefusal(items) ? 0 : items),
        })}
      </Typography>
    </>
  )
}
