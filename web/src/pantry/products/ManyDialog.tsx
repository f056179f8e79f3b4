import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material'
import { useEffect, useState } from 'react'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { everyRow } from '../../core/data/everyRow.ts'
import { useApi } from '../../core/data/useApi.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { countedIn } from '../stock/counted.ts'
import { isOfTags, type ManyAction, manyActions, stepsFor } from './manyProducts.ts'
import { useChangeMany } from './useChangeMany.ts'

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
  const rows = useEveryProduct(query)
  const { data: tags = [] } = useApi(tagsApi.listTags, {})
  const [action, setAction] = useState<ManyAction>('activate')
  const [tagId, setTagId] = useState('')
  const [typed, setTyped] = useState('')
  const { progress, start, stop } = useChangeMany()
  const tag = tags.find(({ ID }) => String(ID) === tagId)
  const steps = stepsFor(rows.found ?? [], { action, tag, tags, counted: countedIn(typed) })
  const isBusy = progress !== undefined && !progress.isOver
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
          {progress ? <Done progress={progress} /> : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {isBusy ? text('manyStop') : progress ? shell('close') : shell('cancel')}
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

function Done({ progress }: { progress: NonNullable<ReturnType<typeof useChangeMany>['progress']> }) {
  const text = useText(productTexts)
  const { all, done, failures, isOver } = progress
  const changed = done - failures.length
  return (
    <>
      {isOver ? null : (
        <LinearProgress variant="determinate" value={(100 * done) / all} aria-label={text('manyTitle')} />
      )}
      <Typography role="status">
        {text(isOver ? 'manyDone' : 'manyRunning', { changed, done, all, failed: failures.length })}
      </Typography>
      {failures.length > 0 ? (
        <Alert severity="warning">
          {failures.map(({ id, name, reason }) => (
            <div key={id}>
              {name}: {reason}
            </div>
          ))}
        </Alert>
      ) : null}
    </>
  )
}

/** All pages of the list, read when the dialog opens. */
function useEveryProduct(query: ManyDialogProps['query']) {
  const [state, setState] = useState<{ found?: readonly ProductGridRow[]; hasFailed?: boolean }>({})
  const asked = JSON.stringify(query)
  useEffect(() => {
    let isCurrent = true
    const set = (next: typeof state) => isCurrent && setState(next)
    everyRow(inventory.getItemsGrid, JSON.parse(asked)).then(
      (found) => set({ found }),
      () => set({ hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [asked])
  return state
}
