import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material'
import { keysTexts } from '../../../shared/core/text/keys.ts'
import { letterKeys, useLetterKeys } from '../core/app/letterKeys.ts'
import { useText } from '../core/words/language.tsx'

interface KeysDialogProps {
  /** The person has both halves. */
  hasHalves: boolean
  onClose: () => void
}

/** Keys that act anywhere; the letters can be switched off. */
export default function KeysDialog({ hasHalves, onClose }: KeysDialogProps) {
  const text = useText(keysTexts)
  const areLettersOn = useLetterKeys()
  const keys = [
    ['Ctrl K', text('find')],
    ...(hasHalves ? [['s', text('otherHalf')]] : []),
    ['j  k', text('rows')],
    ['a', text('act')],
    ['?', text('keys')],
  ] as const
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{text('title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={list}>
          {keys.map(([key, does]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Typography component="dt">
                <kbd>{key}</kbd>
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {does}
              </Typography>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={areLettersOn} onChange={(_, isOn) => letterKeys.set(isOn)} />}
          label={text('letters')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  mb: 2,
  '& kbd': {
    px: 0.75,
    borderRadius: 1,
    border: '1px solid',
    borderColor: 'divider',
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'pre',
  },
} as const
