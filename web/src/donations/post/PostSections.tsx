import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Collapse from '@mui/material/Collapse'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import * as donations from '../../../../shared/api/donations.ts'
import type { DonorLocation } from '../../../../shared/donation/donation.ts'
import { storageName } from '../../../../shared/donation/names.ts'
import { storageRequirements, systemCategories } from '../../../../shared/donation/reference.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { useLanguage, useText } from '../../app/language.tsx'
import { useApi } from '../../data/useApi.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Choices } from './Choices.tsx'
import { ItemsEditor } from './ItemsEditor.tsx'
import { LocationField } from './LocationField.tsx'
import { PhotoField } from './PhotoField.tsx'
import { PickupFields } from './PickupFields.tsx'
import type { PostField, PostForm } from './postForm.ts'
import { StartFields } from './StartFields.tsx'
import { sectionId } from './sectionId.ts'

interface PostSectionsProps {
  form: PostForm
  onChange: (change: Partial<PostForm>) => void
  locations: DonorLocation[]
  now: Date
  zone: string
  problemText: (field: PostField) => string | undefined
  isChecked: boolean
  onSendingPhoto: (isSending: boolean) => void
}

/** The form from top to bottom in the order of the questions: where, what, how kept, when; the rest is folded. */
export function PostSections(props: PostSectionsProps) {
  const { form, onChange, locations, now, zone, problemText, isChecked } = props
  const text = useText(donorTexts)
  const categories = useApi(donations.listDonationCategories, {}, { fallbackData: [...systemCategories] })
  const itemsProblem = problemText('items')
  return (
    <>
      <Box id={sectionId('location')}>
        <Panel title={text('location')}>
          <LocationField
            locations={locations}
            value={form.locationId}
            onChange={(locationId) => onChange({ locationId })}
            problem={problemText('location')}
          />
        </Panel>
      </Box>
      <Box id={sectionId('items')}>
        <Panel title={text('items')}>
          <Lead>{text('itemsLead')}</Lead>
          <ItemsEditor
            items={form.items}
            categories={categories.data ?? []}
            onChange={(items) => onChange({ items })}
            isChecked={isChecked}
          />
          {itemsProblem && form.items.length === 0 ? <FormHelperText error>{itemsProblem}</FormHelperText> : null}
        </Panel>
      </Box>
      <StorageSection form={form} onChange={onChange} problem={problemText('storage')} />
      <Box id={sectionId('day')}>
        <Panel title={text('pickup')}>
          <PickupFields
            form={form}
            onChange={onChange}
            now={now}
            zone={zone}
            dayProblem={problemText('day')}
            timeProblem={problemText('time')}
          />
        </Panel>
      </Box>
      <MoreSection {...props} />
    </>
  )
}

const Lead = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
    {children}
  </Typography>
)

type Part = Pick<PostSectionsProps, 'form' | 'onChange'> & { problem: string | undefined }

function StorageSection({ form, onChange, problem }: Part) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const storage = useApi(donations.listStorageRequirements, {}, { fallbackData: [...storageRequirements] })
  const toggle = (id: number) => {
    const others = form.storageIds.filter((one) => one !== id)
    onChange({ storageIds: others.length < form.storageIds.length ? others : [...others, id] })
  }
  return (
    <Box id={sectionId('storage')}>
      <Panel title={text('storage')}>
        <Lead>{text('storageLead')}</Lead>
        <Choices
          label={text('storage')}
          choices={(storage.data ?? []).map((one) => ({ value: one.ID, label: storageName(one, language) }))}
          isChosen={(id) => form.storageIds.includes(id)}
          onChoose={toggle}
        />
        {problem ? <FormHelperText error>{problem}</FormHelperText> : null}
      </Panel>
    </Box>
  )
}

/** What most donations do without: open when something in it is filled in or wrong. */
function MoreSection({ form, onChange, now, zone, problemText, onSendingPhoto }: PostSectionsProps) {
  const text = useText(donorTexts)
  const startProblem = problemText('start')
  const [isOpened, open] = useState(form.photo !== null || form.notes !== '' || form.startsLater)
  const isOpen = isOpened || startProblem !== undefined
  return (
    <Card id={sectionId('start')} component="section">
      <ButtonBase aria-expanded={isOpen} aria-controls="post-more" onClick={() => open(!isOpen)} sx={moreLook}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, textAlign: 'left' }}>
          {text('more')}
        </Typography>
        <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform .15s' }} />
      </ButtonBase>
      <Collapse in={isOpen} id="post-more">
        <Stack spacing={3} sx={{ px: 2.5, pb: 2.5 }}>
          <PhotoField photo={form.photo} onChange={(photo) => onChange({ photo })} onSending={onSendingPhoto} />
          <TextField
            id="donation-notes"
            multiline
            minRows={2}
            label={text('notes')}
            placeholder={text('notesHint')}
            value={form.notes}
            onChange={(event) => onChange({ notes: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
          <StartFields form={form} onChange={onChange} now={now} zone={zone} problem={startProblem} />
        </Stack>
      </Collapse>
    </Card>
  )
}

const moreLook = {
  width: '100%',
  px: 2.5,
  py: 2,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: -3 },
} as const
