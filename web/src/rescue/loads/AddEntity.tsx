import { Box, Button } from '@mui/material'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useApi } from '../../core/data/useApi.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { SearchField } from '../../core/ui/form/SearchField.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'

const addEntityForm = z.object({
  foodBankId: z.pipe(z.nullable(z.number()), z.number('chooseFirst')),
  agencyId: z.nullable(z.number()),
})

interface AddEntityProps {
  load: SubmissionView
  onAdd: (id: number, name: string) => Promise<boolean>
  isBusy: boolean
}

/** Puts a food bank, or one of its agencies, at the end of the list. */
export function AddEntity({ load, onAdd, isBusy }: AddEntityProps) {
  const text = useText(loadTexts)
  const form = useDraftForm(addEntityForm, { foodBankId: null as number | null, agencyId: null as number | null })
  const { control } = form
  const foodBankId = useWatch({ control, name: 'foodBankId' })
  const foodBanks = useApi(distributors.listAssociatedEntities, {}, { revalidateOnFocus: false })
  const below = useApi(distributors.listAssociatedEntities, foodBankId ? { foodBankId } : null, {
    revalidateOnFocus: false,
  })
  const listed = new Set(load.Matches.map(({ Entity }) => Entity.ID))
  const agencies = (below.data ?? []).filter(({ ID, Kind }) => Kind === 'agency' && !listed.has(ID))
  const submit = form.handleSubmit(async (chosen) => {
    const id = chosen.agencyId ?? chosen.foodBankId
    const entity = [...agencies, ...(foodBanks.data ?? [])].find(({ ID }) => ID === id)
    if (entity && (await onAdd(entity.ID, entity.Name))) form.reset()
  })
  const cityText = ({ Address }: { Address: { City: string; Province: string } }) =>
    `${Address.City}, ${Address.Province}`
  return (
    <FormElement form={form} onSubmit={submit} texts={loadTexts}>
      <Box className="no-print" sx={rowLook}>
        <Box sx={{ flex: '1 1 200px' }}>
          <SearchField
            control={control}
            name="foodBankId"
            label={text('foodBank')}
            options={foodBanks.data ?? []}
            optionLabel={({ Name }) => Name}
            optionDetail={cityText}
            noOptionsText={text('noOptions')}
            isLoading={foodBanks.isLoading}
          />
        </Box>
        <Box sx={{ flex: '1 1 200px' }}>
          <SearchField
            control={control}
            name="agencyId"
            label={text('addAgency')}
            options={agencies}
            optionLabel={({ Name }) => Name}
            optionDetail={cityText}
            noOptionsText={text('noOptions')}
            isLoading={below.isLoading}
            isDisabled={foodBankId === null}
          />
        </Box>
        <Button type="submit" variant="outlined" loading={isBusy}>
          {text('add')}
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
