import { ButtonBase, Card, Collapse, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { PhotoField } from '../../../core/attachments/PhotoField.tsx'
import { sendPhoto } from '../../../core/attachments/sendPhoto.ts'
import { call } from '../../../core/data/client.ts'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { OpenArrow } from '../../../core/ui/OpenArrow.tsx'
import { useText } from '../../../core/words/language.tsx'
import type { LocationClock, PostForm } from './postForm.ts'
import { StartFields } from './StartFields.tsx'

interface MoreSectionProps extends LocationClock {
  error: string | undefined
  onSendingPhoto: (isSending: boolean) => void
}

/** Fields that most donations do without: open when something in it is filled in or wrong. */
export function MoreSection({ now, zone, error, onSendingPhoto }: MoreSectionProps) {
  const text = useText(donorTexts)
  const { control, watch, setValue } = useFormContext<PostForm>()
  const [photo, notes, startsLater] = watch(['photo', 'notes', 'startsLater'])
  const [isOpened, open] = useState<boolean>()
  const isOpen = (isOpened ?? (photo !== null || notes !== '' || startsLater)) || error !== undefined
  return (
    <Card component="section">
      <ButtonBase aria-expanded={isOpen} aria-controls="post-more" onClick={() => open(!isOpen)} sx={moreLook}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, textAlign: 'left' }}>
          {text('more')}
        </Typography>
        <OpenArrow isOpen={isOpen} />
      </ButtonBase>
      <Collapse in={isOpen} id="post-more">
        <Stack spacing={3} sx={{ px: 2.5, pb: 2.5 }}>
          <PhotoField
            title={text('photo')}
            lead={text('photoLead')}
            failed={text('photoFailed')}
            photo={photo}
            send={send}
            onChange={(next) => setValue('photo', next, { shouldDirty: true })}
            onSending={onSendingPhoto}
          />
          <TextField
            control={control}
            name="notes"
            label={text('notes')}
            placeholder={text('notesHint')}
            multiline
            minRows={2}
            htmlInput={{ maxLength: donations.maxNotes }}
          />
          <StartFields now={now} zone={zone} error={error} />
        </Stack>
      </Collapse>
    </Card>
  )
}

const send = async (photo: Blob) =>
  sendPhoto(photo, await call(donations.preparePhoto, { ContentType: 'image/jpeg', Size: photo.size }))

const moreLook = {
  width: '100%',
  px: 2.5,
  py: 2,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: -3 },
} as const
