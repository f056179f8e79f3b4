import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as programsApi from '../../../shared/api/deliveryprograms.ts'
import { type DeliveryProgram, maxProgramName } from '../../../shared/deliveryProgram/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../shared/text/deliveryPrograms.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useSubmit } from '../data/useSubmit.ts'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { filled } from '../ui/form/filled.ts'

const programForm = z.object({ Name: filled('nameMissing') })

interface ProgramDialogProps {
  onAdded: (added: DeliveryProgram) => void
  onClose: () => void
}

/** Adds a delivery program. */
export default function ProgramDialog({ onAdded, onClose }: ProgramDialogProps) {
  const text = useText(deliveryProgramTexts)
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(programForm), defaultValues: { Name: '' } })
  const submit = useSubmit(form, programsApi.addDeliveryProgram, {
    toInput: (values) => values,
    onSuccess: (added) => {
      toast(text('added'))
      onAdded(added)
    },
    onFailure: () => toast(text('addFailed'), { tone: 'error' }),
  })
  return (
    <FormDialog
      title={text('add')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={deliveryProgramTexts}
      maxWidth="xs"
    >
      <TextField
        control={form.control}
        name="Name"
        label={text('name')}
        htmlInput={{ maxLength: maxProgramName }}
        autoFocus
      />
    </FormDialog>
  )
}
