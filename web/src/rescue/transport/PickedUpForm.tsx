import { Button, Card, Stack, Typography } from '@mui/material'
import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react'
import { maxPounds, toTenth } from '../../../../shared/core/schema/fields.ts'
import { driverTexts } from '../../../../shared/rescue/transport/driverTexts.ts'
import { scaledDown, Unreadable } from '../../core/attachments/photo.ts'
import { FileButton } from '../../core/ui/FileButton.tsx'
import { TextInput } from '../../core/ui/inputs.tsx'
import { useText } from '../../core/words/language.tsx'
import type { RunProps } from './RunActions.tsx'

/** Pounds as typed: a comma counts as the decimal point; undefined for what is none. */
function poundsOf(typed: string): number | undefined {
  const pounds = Number(typed.trim().replace(',', '.'))
  const isPounds = typed.trim() !== '' && pounds >= 0 && pounds <= maxPounds && toTenth(pounds) === pounds
  return isPounds ? pounds : undefined
}

/** Draft of the driver; the page keeps it while the form is closed. */
export interface PickedUpDraft {
  /** Typed texts, by category. */
  readonly pounds: Readonly<Record<number, string>>
  readonly photo?: Blob
}

interface PickedUpFormProps extends RunProps {
  draft: PickedUpDraft
  setDraft: Dispatch<SetStateAction<PickedUpDraft>>
  onClose: () => void
}

/** Form of what was picked up, by category, with a photo. A closed donation's weights are the donor's word already. */
export function PickedUpForm({ open, run, draft, setDraft, onClose }: PickedUpFormProps) {
  const text = useText(driverTexts)
  const { photo } = draft
  const typed = run.Items.map(({ DonationCategory, Pounds }) => draft.pounds[DonationCategory.ID] ?? String(Pounds))
  const [isUnreadable, setUnreadable] = useState(false)
  const [isWrong, setWrong] = useState(false)

  const type = (category: number, value: string) =>
    setDraft((old) => ({ ...old, pounds: { ...old.pounds, [category]: value } }))
  const choose = async (file: File) => {
    setUnreadable(false)
    try {
      const { photo } = await scaledDown(file)
      setDraft((old) => ({ ...old, photo }))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      setUnreadable(true)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const pounds = typed.map(poundsOf)
    if (pounds.includes(undefined)) {
      setWrong(true)
      return
    }
    const items = run.Items.map(({ DonationCategory }, index) => ({
      DonationCategoryID: DonationCategory.ID,
      Pounds: pounds[index] ?? 0,
    }))
    void open.report('pickedup', run.IsOpen ? { items } : {}, photo)
    onClose()
  }
  return (
    <Card component="form" onSubmit={submit} sx={{ p: 2 }} noValidate>
      <Stack spacing={1.5}>
        <Typography variant="h2">{text('loadedTitle')}</Typography>
        {run.IsOpen ? <Typography variant="body2">{text('loadedText')}</Typography> : null}
        {run.IsOpen
          ? run.Items.map(({ DonationCategory }, index) => (
              <TextInput
                key={DonationCategory.ID}
                label={text('loadedPounds', { category: DonationCategory.Name })}
                value={typed[index] ?? ''}
                onChange={(value) => type(DonationCategory.ID, value)}
                error={isWrong && poundsOf(typed[index] ?? '') === undefined}
                helperText={isWrong && poundsOf(typed[index] ?? '') === undefined ? text('poundsWrong') : undefined}
                htmlInput={{ inputMode: 'decimal' }}
              />
            ))
          : null}
        <FileButton
          label={text(photo ? 'photoAgain' : 'photo')}
          accept="image/*"
          capture="environment"
          variant="outlined"
          startIcon={null}
          onChoose={choose}
        />
        <Typography variant="body2" role="status" color={isUnreadable ? 'error' : 'textSecondary'}>
          {isUnreadable ? text('photoUnreadable') : photo ? text('photoReady') : ''}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
          <Button onClick={onClose}>{text('back')}</Button>
          <Button type="submit" variant="contained" size="large">
            {text('pickedup')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
