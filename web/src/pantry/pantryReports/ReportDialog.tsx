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
import { type ReactNode, useId } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { useText } from '../../core/words/language.tsx'

interface ReportDialogProps {
  lead: string
  failure: string | undefined
  isBusy: boolean
  /** True while it can't be exported. */
  isDisabled: boolean
  onExport: () => void
  onClose: () => void
  children: ReactNode
}

/** Choose a report, confirm its options, export it. */
export function ReportDialog({ lead, failure, isBusy, isDisabled, onExport, onClose, children }: ReportDialogProps) {
  const text = useText(customerReportTexts)
  const shell = useText(app)
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{text('reports')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {children}
          <Typography color="textSecondary">{lead}</Typography>
          {failure ? <Alert severity="error">{failure}</Alert> : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {shell('cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} disabled={isDisabled} onClick={onExport}>
          {text('export')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ReportCheckboxProps {
  label: string
  isTicked: boolean
  onChange: (isTicked: boolean) => void
  isDisabled?: boolean
}

export const ReportCheckbox = ({ label, isTicked, onChange, isDisabled = false }: ReportCheckboxProps) => (
  <FormControlLabel
    label={label}
    disabled={isDisabled}
    control={<Checkbox checked={isTicked} onChange={(event) => onChange(event.target.checked)} />}
  />
)
