import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isFoodBankAdministrator } from '../../../../shared/core/access.ts'
import { inviteTexts } from '../../../../shared/network/people/inviteTexts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { staffLanguageOptions } from '../../core/ui/form/languageOptions.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import type { TypedInvite } from './inviteForm.ts'

interface InviteFieldsProps {
  /** Agencies answer offers, donors and their locations post donations. */
  kind: 'agency' | 'donor'
  /** The form has a contact, who may be invited by one tick. */
  hasContact?: boolean
  /** A stored organization: somebody more is invited on purpose. */
  isStored?: boolean
  /** In a dialog there is no panel around. */
  isPlain?: boolean
}

/** Fields of who answers for the organization of the form around them, invited when it is saved; for who may invite. */
export function InviteFields({ kind, hasContact = false, isStored = false, isPlain = false }: InviteFieldsProps) {
  const text = useText(inviteTexts)
  const { ActiveRole } = useSession()
  const [isOpen, setOpen] = useState(!isStored)
  if (!isFoodBankAdministrator(ActiveRole)) return null
  const title = text(`title.${kind}`)
  const fields = isOpen ? (
    <Inputs kind={kind} hasContact={hasContact} />
  ) : (
    <Button onClick={() => setOpen(true)}>{text('invite')}</Button>
  )
  return isPlain ? <Group title={title}>{fields}</Group> : <Panel title={title}>{fields}</Panel>
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box role="group" aria-label={title}>
    <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{title}</Typography>
    {children}
  </Box>
)

function Inputs({ kind, hasContact }: Pick<InviteFieldsProps, 'kind' | 'hasContact'>) {
  const text = useText(inviteTexts)
  const { control } = useFormContext<{ Invite: TypedInvite }>()
  const isContact = useWatch({ control, name: 'Invite.IsContact' })
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text(`text.${kind}`)}
      </Typography>
      {hasContact ? <CheckboxField control={control} name="Invite.IsContact" label={text('contact')} /> : null}
      <Box sx={gridLook}>
        {isContact ? null : (
          <>
            <TextField control={control} name="Invite.Name" label={text('name')} autoComplete="off" />
            <TextField
              control={control}
              name="Invite.EMailAddress"
              label={text('email')}
              type="email"
              autoComplete="off"
              htmlInput={{ autoCapitalize: 'none', spellCheck: false }}
            />
          </>
        )}
        <SelectField control={control} name="Invite.Language" label={text('language')} options={staffLanguageOptions} />
      </Box>
    </>
  )
}

const gridLook = {
  mt: 1.5,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
} as const
