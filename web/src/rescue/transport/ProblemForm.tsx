import { Button, Card, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { type ProblemKind, problemKinds } from '../../../../shared/rescue/donations/pickup/attemptedPickup.ts'
import { driverTexts } from '../../../../shared/rescue/transport/driverTexts.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { useText } from '../../core/words/language.tsx'
import type { RunProps } from './RunActions.tsx'

const maxNote = 500

/** Report of a problem, in one tap and a few words; with `isCancelling` the run is given back with it. */
export function ProblemForm({
  open,
  run,
  onClose,
  isCancelling = false,
}: RunProps & { onClose: () => void; isCancelling?: boolean }) {
  const text = useText(driverTexts)
  const title = useId()
  const [kind, choose] = useState<ProblemKind>(isCancelling ? 'gaveBack' : 'notReady')
  const [note, type] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void open.report(isCancelling ? 'cancelled' : 'problem', { Problem: { Kind: kind, Note: note.trim() } })
    onClose()
  }
  return (
    <Card component="form" onSubmit={submit} sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Typography id={title} variant="h2">
          {text(isCancelling ? 'cancelTitle' : 'problemTitle')}
        </Typography>
        <Typography>
          {text(isCancelling ? (run.PickedUpTime ? 'cancelAfter' : 'cancelBefore') : 'problemText')}
        </Typography>
        <RadioGroup
          aria-labelledby={title}
          value={kind}
          onChange={(_, value) => choose(problemKinds.find((one) => one === value) ?? 'other')}
        >
          {problemKinds.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={text(`kind.${one}`)} />
          ))}
        </RadioGroup>
        <TextInput
          label={text('problemNote')}
          value={note}
          onChange={type}
          multiline
          minRows={2}
          htmlInput={{ maxLength: maxNote }}
        />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
          <Button onClick={onClose}>{text('back')}</Button>
          <Button type="submit" variant="contained" color={isCancelling ? 'error' : 'primary'}>
            {text(isCancelling ? 'cancelYes' : 'report')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
