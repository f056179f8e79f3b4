import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import type { Send } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useEveryRow } from '../../core/data/useEveryRow.ts'
import { EachDone } from '../../core/record/EachDone.tsx'
import { useEach } from '../../core/record/useEach.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { countedIn } from '../stock/counted.ts'
import { isOfTags, type ManyAction, manyActions, type ProductStep, stepsFor } from './manyProducts.ts'

interface ManyDialogProps {
  /** The list's filters. */
  query: Omit<Input<typeof inventory.getItemsGrid>, 'rows' | 'cursor'>
  onClose: () => void
}

/** All products that the list's filters find, made available, taken off, tagged or counted at once. */
export default function ManyDialog({ query, onClose }: ManyDialogProps) {
  const text = useText(productTexts)
  const shell = useText(app)
  const { language } = useLanguage()
  const rows = useEveryRow(inventory.getItemsGrid, query)
  const { data: tags = [] } = useApi(tagsApi.listTags, {})
  const [action, setAction] = useState<ManyAction>('activate')
  const [tagId, setTagId] = useState('')
  const [typed, setTyped] = useState('')
  const { progress, start, stop, isBusy } = useEach({
    send: sendStep,
    named: ({ row }) => ({ id: row.ID, name: row.Name }),
  })
  const tag = tags.find(({ ID }) => String(ID) === tagId)
  const steps = stepsFor(rows.found ?? [], { action, tag, tags, counted: countedIn(typed) })
  const close = () => {
    stop()
    onClose()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="many-title">
      <DialogTitle id="many-title">{text('manyTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {rows.hasFailed ? <Alert severity="error">{text('manyLoadFailed')}</Alert> : null}
          {rows.found && !progress ? (
            <Typography>
              {text(plural(language, 'manyFound', rows.found.length), { count: rows.found.length })}
            </Typography>
          ) : null}
          {progress ? null : (
            <SelectInput
              label={text('manyWhat')}
              value={action}
              onChange={(chosen) => setAction(chosen as ManyAction)}
              options={manyActions.map((value) => ({ value, label: text(`many.${value}`) }))}
            />
          )}
          {isOfTags(action) && !progress ? (
            <SelectInput
              label={text('manyTag')}
              value={tagId}
              onChange={setTagId}
              options={[
                { value: '', label: '–' },
                ...tags.map(({ ID, Name }) => ({ value: String(ID), label: tagNameIn(Name, language) })),
              ]}
            />
          ) : null}
          {action === 'shelf' && !progress ? (
            <TextInput
              type="number"
              label={text('manyShelf')}
              value={typed}
              error={typed !== '' && countedIn(typed) === undefined}
              onChange={setTyped}
              htmlInput={{ min: 0, step: 1, inputMode: 'numeric' }}
            />
          ) : null}
          {progress ? null : (
            <Typography>{text(plural(language, 'manyWill', steps.length), { count: steps.length })}</Typography>
          )}
          {progress ? <EachDone progress={progress} label={text('manyTitle')} /> : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {isBusy ? text('stop') : progress ? shell('close') : shell('cancel')}
        </Button>
        {progress ? null : (
          <Button variant="contained" disabled={steps.length === 0} onClick={() => void start(steps)}>
            {text('change')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function sendStep(send: Send, { row: { ID: id }, ...step }: ProductStep) {
  if ('TagIDs' in step) return send(inventory.updateItemTags, { id, ...step })
  if ('IsActive' in step) return send(inventory.toggleItemActive, { id, ...step })
  return send(stock.adjustShelf, { id, ...step, Reason: 'counted', Note: '' })
}
