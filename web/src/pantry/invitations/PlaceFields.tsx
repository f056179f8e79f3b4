import { Box } from '@mui/material'
import { useEffect } from 'react'
import { type Control, type FieldValues, type Path, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { isLanguage } from '../../../../shared/core/text/text.ts'
import * as invitations from '../../../../shared/pantry/invitations/api.ts'
import { defaultMessage, isDefaultMessage } from '../../../../shared/pantry/invitations/defaultMessage.ts'
import { invitationTexts } from '../../../../shared/pantry/invitations/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { FieldGroup } from '../../core/ui/form/FieldGroup.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import type { OfferForm } from './offerForm.ts'
import { PlaceChoice } from './PlaceChoice.tsx'

/** Pantries, delivery programs, language and message of one invitation or of many. */
export function PlaceFields<V extends OfferForm & FieldValues>({
  control,
}: {
  control: Control<V, unknown, FieldValues>
}) {
  const text = useText(invitationTexts)
  const { errors } = useFormState({ control })
  useDefaultMessage()
  const { data: offered = [] } = useApi(invitations.listLanguages, {}, { revalidateOnFocus: false })
  // Without any program there is nothing to choose (decision 48).
  const { data: programs } = useApi(invitations.getInvitationDeliveryProgramsGrid, { rows: 1 })
  const hasPrograms = (programs?.rows.length ?? 0) > 0
  const target = errors.locations ? text('targetMissing') : undefined
  return (
    <>
      <Panel title={text('offer')}>
        <FieldGroup
          error={target}
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: hasPrograms ? '1fr 1fr' : '1fr' } }}
        >
          <PlaceChoice
            control={control}
            name={'locations' as Path<V>}
            kind="pantries"
            endpoint={invitations.getInvitationPantriesGrid}
            nameOf={({ Label }) => Label}
            noteOf={({ City }) => City}
            isRestricted={({ IsRestricted }) => IsRestricted}
            noneText={text('noPantries')}
          />
          {hasPrograms ? (
            <PlaceChoice
              control={control}
              name={'programs' as Path<V>}
              kind="programs"
              endpoint={invitations.getInvitationDeliveryProgramsGrid}
              nameOf={({ Name }) => Name}
              noneText={text('noPrograms')}
            />
          ) : null}
        </FieldGroup>
      </Panel>
      <Panel title={text('letter')}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <SelectField
            control={control}
            name={'language' as Path<V>}
            label={text('language')}
            emptyLabel={text('chooseLanguage')}
            options={offered.map(({ Code, Name }) => ({ value: Code, label: Name, lang: Code }))}
          />
          <TextField
            control={control}
            name={'message' as Path<V>}
            label={text('message')}
            helperText={text('messageHint')}
            htmlInput={{ maxLength: invitations.maxInvitationMessage }}
            multiline
            minRows={2}
          />
        </Box>
      </Panel>
    </>
  )
}

/** The default message follows the chosen language; words of one's own stay. */
function useDefaultMessage() {
  const { EntityName } = useSession()
  const { setValue, getValues } = useFormContext<OfferForm>()
  const chosen = useWatch<OfferForm, 'language'>({ name: 'language' })
  useEffect(() => {
    if (isLanguage(chosen) && isDefaultMessage(getValues('message'), EntityName))
      setValue('message', defaultMessage(chosen, EntityName))
  }, [chosen, EntityName, getValues, setValue])
}
