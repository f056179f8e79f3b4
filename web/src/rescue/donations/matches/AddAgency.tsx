import { Box, Button } from '@mui/material'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import * as agencies from '../../../../../shared/network/agencies/api.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { FormElement } from '../../../core/ui/form/FormElement.tsx'
import { SearchField } from '../../../core/ui/form/SearchField.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useText } from '../../../core/words/language.tsx'
import { AttendanceNote } from '../../../network/agencies/AttendanceNote.tsx'

const addAgencyForm = z.object({
  agencyId: z.pipe(z.nullable(z.number()), z.number('selectAgencyFirst')),
})

interface AddAgencyProps {
  transaction: Transaction
  onAdd: (id: number, name: string) => Promise<boolean>
  isBusy: boolean
}

/** Puts an agency at the end of the list: the food bank knows best whom to ask. */
export function AddAgency({ transaction, onAdd, isBusy }: AddAgencyProps) {
  const text = useText(transactionTexts)
  const listed = useApi(agencies.listAssociatedAdhoc, {}, { revalidateOnFocus: false })
  const form = useDraftForm(addAgencyForm, { agencyId: null })
  const matched = new Set(transaction.Matches.map((match) => match.Agency.ID))
  const choices = (listed.data ?? []).filter((choice) => !matched.has(choice.ID))
  const agencyId = useWatch({ control: form.control, name: 'agencyId' })
  const submit = form.handleSubmit(async ({ agencyId }) => {
    const chosen = choices.find(({ ID }) => ID === agencyId)
    if (chosen && (await onAdd(chosen.ID, chosen.Name))) form.reset()
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={transactionTexts}>
      <Box className="no-print" sx={rowLook}>
        <Box sx={{ flex: '1 1 240px' }}>
          <SearchField
            control={form.control}
            name="agencyId"
            label={text('agency')}
            placeholder={text('chooseAgencyHint')}
            options={choices}
            optionLabel={({ Name }) => Name}
            optionDetail={({ Address, IsMasterAgency }) =>
              [Address.City, ...(IsMasterAgency ? [text('ownAgency')] : [])].join(' · ')
            }
            noOptionsText={text('noSuchAgency')}
            isLoading={listed.isLoading}
            // Without the list there is nothing to choose from; the specification asks for no message.
            isDisabled={listed.error !== undefined && listed.data === undefined}
          />
          <AttendanceNote agencyId={agencyId} />
        </Box>
        <Button type="submit" variant="outlined" loading={isBusy}>
          {text('addAgency')}
        </Button>
      </Box>
    </FormElement>
  )
}

const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'flex-start',
  p: 2.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
