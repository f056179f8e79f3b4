import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import type { SecondFactorRequirement } from '../../../shared/entity/entity.ts'
import { app } from '../../../shared/text/app.ts'
import { secondFactorTexts } from '../../../shared/text/secondFactor.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useApi } from '../data/useApi.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { paths } from '../paths.ts'
import { Form } from '../ui/form/Form.tsx'
import { CheckboxField } from '../ui/form/switches.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
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
        {(data) => <RolesForm saved={data} onSaved={(value) => void answer.mutate(value, { revalidate: false })} />}
      </WhenLoaded>
    </Box>
  )
}

interface RolesFormProps {
  saved: SecondFactorRequirement
  onSaved: (value: SecondFactorRequirement) => void
}

function RolesForm({ saved, onSaved }: RolesFormProps) {
  const frame = useText(app)
  const text = useText(secondFactorTexts)
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(secondFactorForm), defaultValues: checkedOf(saved) })
  const submit = useSubmit(form, foodbanks.updateSecondFactorRoles, {
    toInput: rolesOf,
    onSuccess: (value) => {
      form.reset(checkedOf(value))
      onSaved(value)
      toast(text('saved'))
    },
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
