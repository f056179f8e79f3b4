import { DialogContentText } from '@mui/material'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import * as donors from '../../../../shared/network/donors/api.ts'
import type { SharedDonor } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { DonorField } from './DonorField.tsx'
import { FoodBankField } from './FoodBankField.tsx'
import { chosen } from './foodBankForm.ts'

const shareForm = z.object({ from: chosen, donorId: chosen, FoodBankID: chosen })
const nothingChosen: z.input<typeof shareForm> = { from: null, donorId: null, FoodBankID: null }

interface ShareDonorDialogProps {
  onShared: (donor: SharedDonor) => void
  onClose: () => void
}

/** Makes a donor of one food bank one of another as well. */
export default function ShareDonorDialog({ onShared, onClose }: ShareDonorDialogProps) {
  const text = useText(donorSetupTexts)
  const toast = useToast()
  const form = useDraftForm(shareForm, nothingChosen)
  const { control, setValue } = form
  const from = useWatch({ control, name: 'from' })
  const submit = useSubmit(form, donors.addDonorFoodBank, {
    toInput: ({ donorId, FoodBankID }) => ({ id: donorId, FoodBankID }),
    onSuccess: (shared, { FoodBankID }) => {
      const foodBank = shared.FoodBanks.find(({ ID }) => ID === FoodBankID)?.Name ?? ''
      toast(text('donorJoined', { donor: shared.Name, foodBank }))
      onShared(shared)
    },
  })
  return (
    <FormDialog
      title={text('shareDonor')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={donorSetupTexts}
      submitLabel={text('share')}
    >
      <DialogContentText>{text('shareDonorText')}</DialogContentText>
      <FoodBankField
        control={control}
        name="from"
        label={text('fromFoodBank')}
        without={[]}
        onPicked={() => setValue('donorId', null)}
      />
      <DonorField key={from} control={control} name="donorId" label={text('donor')} foodBankId={from} />
      <FoodBankField control={control} name="FoodBankID" label={text('alsoTo')} without={from === null ? [] : [from]} />
    </FormDialog>
  )
}
