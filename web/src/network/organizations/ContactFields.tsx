import { Box } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import type { ContactDraft } from '../../../../shared/network/organizations/drafts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'

/** Contact of the form around it, whose values have a `Contact`. */
export function ContactFields() {
  const text = useText(organizationTexts)
  const { control } = useFormContext<{ Contact: ContactDraft }>()
  return (
    <Panel title={text('contact')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <TextField control={control} name="Contact.ContactName" label={text('contactName')} />
        <TextField
          control={control}
          name="Contact.PhoneNumber"
          label={text('phone')}
          htmlInput={{ inputMode: 'tel' }}
        />
        <TextField
          control={control}
          name="Contact.EMailAddress"
          label={text('email')}
          htmlInput={{ inputMode: 'email' }}
        />
      </Box>
    </Panel>
  )
}
