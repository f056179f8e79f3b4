import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { app } from '../../../../shared/core/text/app.ts'
import { exportRefusal } from '../../../../shared/core/time/range.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { maxInventoryDays } from '../../../../shared/pantry/products/gridFilter.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { Refused } from '../../core/data/client.ts'
import { download } from '../../core/data/download.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { DayInput, TextInput } from '../../core/ui/inputs.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface ExportDialogProps {
  /** Those of the grid. */
  days: { start: string; end: string }
  onClose: () => void
}

/** The products as a file, on the grid's days unless others are chosen. */
export default function ExportDialog({ days, onClose }: ExportDialogProps) {
  const text = useText(productTexts)
  const shell = useText(app)
  const { language } = useLanguage()
  const [{ start, end, name, location }, setChosen] = useState({ ...days, name: 'inventory', location: '0' })
  const { EntityID, TimeZone: zone } = useSession()
  const listed = useApi(locations.listLocations, {})
  const own = (listed.data ?? []).filter((one) => one.EntityID === EntityID)
  const [failure, tell] = useState<string>()
  const failed = (error: unknown) => text(error instanceof Refused ? 'exportFailed1' : 'exportFailed2')
  const { perform, busy } = useAction({ isReading: true, failed, tell })
  const refusal = exportRefusal(start, end, maxInventoryDays)
  const set = (field: 'start' | 'end' | 'name' | 'location') => (typed: string) =>
    setChosen((old) => ({ ...old, [field]: typed }))
  const run = () => {
    const input = { StartDate: start, EndDate: end, name: name.trim(), LocationId: Number(location), zone }
    const save = () => download(inventory.exportInventory, input, `inventory-${start}-${end}.csv`)
    return perform(save, { onDone: onClose })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">{text('exportTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <Typography color="textSecondary">{text('exportLead')}</Typography>
          <DayInput label={text('from')} value={start} onChange={set('start')} />
          <DayInput
            label={text('to')}
            value={end}
            onChange={set('end')}
            error={refusal !== undefined}
            helperText={refusal ? refusalText(refusal, language) : undefined}
          />
          <TextInput label={text('exportName')} value={name} onChange={set('name')} htmlInput={{ maxLength: 100 }} />
          {own.length > 0 ? (
            <SelectInput
              label={text('exportLocation')}
              value={location}
              onChange={set('location')}
              options={[
                { value: '0', label: text('exportAll') },
                ...own.map(({ ID, Label }) => ({ value: String(ID), label: Label })),
              ]}
            />
          ) : null}
          {failure ? <Alert severity="error">{failure}</Alert> : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {shell('cancel')}
        </Button>
        <Button variant="contained" loading={busy} disabled={refusal !== undefined} onClick={() => void run()}>
          {text('exportNow')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
