import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, DialogContentText, List, ListItem, ListItemText } from '@mui/material'
import * as z from 'zod/mini'
import { plural } from '../../../../shared/core/text/text.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import type { SharedDonor } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { FoodBankField } from './FoodBankField.tsx'
import { chosen } from './foodBankForm.ts'

const addForm = z.object({ FoodBankID: chosen })

interface DonorFoodBanksDialogProps {
  donor: SharedDonor
  onChanged: (donor: SharedDonor) => void
  onClose: () => void
}

/** The food banks that a donor gives to: the network adds more, and removes those where the donor has no location. */
export default function DonorFoodBanksDialog({ donor, onChanged, onClose }: DonorFoodBanksDialogProps) {
  const text = useText(donorSetupTexts)
  const toast = useToast()
  const { ID: id, Name, FoodBanks } = donor
  const defaultValues: z.input<typeof addForm> = { FoodBankID: null }
  const form = useDraftForm(addForm, defaultValues)
  const submit = useSubmit(form, donors.addDonorFoodBank, {
    toInput: (sent) => ({ id, ...sent }),
    onSuccess: (changed, { FoodBankID }) => {
      const foodBank = changed.FoodBanks.find(({ ID }) => ID === FoodBankID)?.Name ?? ''
      toast(text('donorJoined', { donor: Name, foodBank }))
      form.reset()
      onChanged(changed)
    },
  })
  return (
    <FormDialog
      title={text('foodBanksOf', { name: Name })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={donorSetupTexts}
      submitLabel={text('addFoodBank')}
      cancelLabel={text('done')}
    >
      <DialogContentText>{text('foodBanksOfText')}</DialogContentText>
      <List disablePadding aria-label={text('foodBanks')}>
        {FoodBanks.map((foodBank) => (
          <FoodBankLine key={foodBank.ID} donor={donor} foodBank={foodBank} onChanged={onChanged} />
        ))}
      </List>
      <FoodBankField
        control={form.control}
        name="FoodBankID"
        label={text('anotherFoodBank')}
        without={FoodBanks.map(({ ID }) => ID)}
      />
    </FormDialog>
  )
}

interface FoodBankLineProps extends Pick<DonorFoodBanksDialogProps, 'donor' | 'onChanged'> {
  foodBank: SharedDonor['FoodBanks'][number]
}

function FoodBankLine({ donor, foodBank, onChanged }: FoodBankLineProps) {
  const text = useText(donorSetupTexts)
  const { language } = useLanguage()
  const { LocationCount: count, Name } = foodBank
  const isRemovable = count === 0 && donor.FoodBanks.length > 1
  const locations = count === 0 ? text('noLocationsThere') : text(plural(language, 'locationsThere', count), { count })
  return (
    <ListItem
      disableGutters
      divider
      secondaryAction={isRemovable ? <Remove {...{ donor, foodBank, onChanged }} /> : null}
    >
      <ListItemText primary={<Box sx={{ overflowWrap: 'anywhere' }}>{Name}</Box>} secondary={locations} />
    </ListItem>
  )
}

function Remove({ donor, foodBank, onChanged }: FoodBankLineProps) {
  const text = useText(donorSetupTexts)
  const { act, busy } = useAction()
  const named = { donor: donor.Name, foodBank: foodBank.Name }
  const remove = () => {
    const question = { title: text('leaveQuestion', named), text: text('leaveText'), confirm: text('remove') }
    const words = { ask: { ...question, isDangerous: true }, done: text('donorLeft', named), onDone: onChanged }
    return act(donors.removeDonorFoodBank, { id: donor.ID, foodBankId: foodBank.ID }, words)
  }
  return (
    <IconAction
      edge="end"
      label={text('removeNamed', { name: foodBank.Name })}
      tooltip={text('remove')}
      loading={busy}
      onClick={() => void remove()}
    >
      <DeleteOutlined fontSize="small" />
    </IconAction>
  )
}
