import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'

import * as z from 'zod/mini'
import * as invitations from '../../../shared/api/invitations.ts'
import { mailAddressOf, maxTypedPhone, phoneNumberOf } from '../../../shared/customer/contact.ts'
import { maxMailAddress } from '../../../shared/entity/mailAddress.ts'
import { app } from '../../../shared/text/app.ts'
import { invitationTexts } from '../../../shared/text/invitations.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { paths } from '../paths.ts'
import { Form } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
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
  const frame = useText(app)
  const toast = useToast()

  const prefix = useRolePrefix()
  const form = useForm({
    resolver: zodResolver(invitationForm),
    defaultValues: { email: '', phone: '', ...emptyOffer(text('defaultMessage')) },
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
    onSuccess: () => {
      toast(text('invitationSent'))
      go(paths.invitations(prefix))
    },
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
