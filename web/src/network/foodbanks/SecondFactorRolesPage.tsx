import { Box } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import type { SecondFactorRequirement } from '../../../../shared/network/organizations/entity.ts'
import { secondFactorTexts } from '../../../../shared/network/session/secondFactorTexts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { paths } from '../../core/paths.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { checkedOf, roleGroups, rolesOf, secondFactorForm } from './secondFactorRoles.ts'

/** In which roles people of the food bank, its agencies and its donors need a second factor. */
export default function SecondFactorRolesPage() {
  const frame = useText(app)
  const text = useText(secondFactorTexts)
  const answer = useApi(foodbanks.getSecondFactorRoles, {}, { revalidateOnFocus: false })
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={frame('signInSecurity')} subtitle={text('settingsLead')} back={paths.realtimeSettings()} />
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={6} />}>
        {(data) => <RolesForm saved={data} />}
      </WhenLoaded>
    </Box>
  )
}

function RolesForm({ saved }: { saved: SecondFactorRequirement }) {
  const frame = useText(app)
  const text = useText(secondFactorTexts)
  const form = useDraftForm(secondFactorForm, checkedOf(saved))
  const submit = useSubmit(form, foodbanks.updateSecondFactorRoles, {
    toInput: rolesOf,
    shows: { read: foodbanks.getSecondFactorRoles, of: {} },
    done: text('saved'),
    onSuccess: (value) => form.reset(checkedOf(value)),
  })
  const submitProps = { size: 'medium', disabled: !form.formState.isDirty } as const
  return (
    <Form form={form} onSubmit={submit} spacing={3} submitLabel={frame('save')} submitProps={submitProps}>
      {roleGroups.map(({ title, roles }) => (
        <Panel key={title} title={text(title)}>
          <Box role="group" aria-label={text(title)} sx={{ display: 'grid', justifyItems: 'start' }}>
            {roles.map(([role]) => (
              <CheckboxField key={role} control={form.control} name={role} label={frame(`role.${role}`)} />
            ))}
          </Box>
        </Panel>
      ))}
    </Form>
  )
}
