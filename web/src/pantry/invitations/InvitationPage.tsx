import { Box } from '@mui/material'
import * as z from 'zod/mini'
import { app } from '../../../../shared/core/text/app.ts'
import { maxMailAddress } from '../../../../shared/network/organizations/mailAddress.ts'
import { mailAddressOf, maxTypedPhone, phoneNumberOf } from '../../../../shared/network/people/contact.ts'
import * as invitations from '../../../../shared/pantry/invitations/api.ts'
import { defaultMessage } from '../../../../shared/pantry/invitations/defaultMessage.ts'
import { invitationTexts } from '../../../../shared/pantry/invitations/texts.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { emptyOffer, hasTarget, offerFields } from './offerForm.ts'
import { PlaceFields } from './PlaceFields.tsx'

const isEmpty = (typed: string) => typed.trim() === ''
const invitationForm = z
  .object({
    email: z.string().check(z.refine((typed) => isEmpty(typed) || mailAddressOf(typed) !== undefined, 'emailWrong')),
    phone: z.string().check(z.refine((typed) => isEmpty(typed) || phoneNumberOf(typed) !== undefined, 'phoneWrong')),
    ...offerFields,
  })
  .check(
    z.refine(({ email, phone }) => !isEmpty(email) || !isEmpty(phone), { path: ['email'], error: 'contactMissing' }),
    z.refine(hasTarget, { path: ['locations'], error: 'targetMissing' }),
  )

/** Invites one neighbor (state app.orderahead-invitation). */
export default function InvitationPage() {
  const text = useText(invitationTexts)
  const { language } = useLanguage()
  const frame = useText(app)

  const prefix = useRolePrefix()
  const { EntityName } = useSession()
  const form = useDraftForm(invitationForm, {
    email: '',
    phone: '',
    ...emptyOffer(defaultMessage(language, EntityName)),
  })
  const submit = useSubmit(form, invitations.sendInvitation, {
    toInput: ({ email, phone, locations, programs, language, message }) => ({
      emailAddress: email,
      phoneNumber: phone,
      pantryLocationIDs: locations,
      deliveryProgramIDs: programs,
      message,
      preferredLanguageCode: language ?? '',
    }),
    done: text('invitationSent'),
    onSuccess: () => go(paths.invitations(prefix)),
    failed: text('failed'),
    fieldOf: { emailAddress: 'email', phoneNumber: 'phone' },
  })
  const { control } = form
  return (
    <Box sx={{ maxWidth: 900 }}>
      <PageHeader title={frame('invitation')} subtitle={text('inviteLead')} back={paths.invitations(prefix)} />
      <Form
        form={form}
        onSubmit={submit}
        texts={invitationTexts}
        submitLabel={text('send')}
        cancelHref={paths.invitations(prefix)}
      >
        <Panel title={text('contact')}>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextField
              control={control}
              name="email"
              label={text('email')}
              helperText={text('emailHint')}
              type="email"
              autoComplete="off"
              htmlInput={{ maxLength: maxMailAddress, autoCapitalize: 'none', spellCheck: false }}
            />
            <TextField
              control={control}
              name="phone"
              label={text('phone')}
              type="tel"
              autoComplete="off"
              htmlInput={{ maxLength: maxTypedPhone }}
            />
          </Box>
        </Panel>
        <PlaceFields control={control} />
      </Form>
    </Box>
  )
}
