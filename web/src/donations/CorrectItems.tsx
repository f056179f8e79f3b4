import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Transaction } from '../../../shared/api/donations.ts'
import * as donations from '../../../shared/api/donations.ts'
import { app } from '../../../shared/text/app.ts'
import { donorTexts } from '../../../shared/text/donor.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useRefresh, useStoreAnswer } from '../data/useApi.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { FormElement } from '../ui/form/FormElement.tsx'
import { RootError } from '../ui/form/RootError.tsx'
import { CorrectedItems } from './close/CorrectedItems.tsx'
import { draftItems, filledItems, Items, sentItems } from './post/items.ts'

const itemsForm = z.object({ items: Items.check(filledItems) })

/** Corrects weight and items while the donation is open. */
export default function CorrectItems({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const id = transaction.ID
  const text = useText(transactionTexts)
  const shell = useText(app)
  const toast = useToast()
  const refresh = useRefresh()
  const storeAnswer = useStoreAnswer()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const items = draftItems(transaction.AdHocTransactionDonationCategories)
  const form = useForm({ resolver: zodResolver(itemsForm), defaultValues: { items } })
  const submit = useSubmit(form, donations.updateDonationItems, {
    toInput: (values) => ({ id, categories: sentItems(values.items) }),
    onSuccess: (corrected) => {
      storeAnswer(donations.getTransaction, { id }, corrected)
      toast(text('corrected'))
      onClose()
    },
    onFailure: () => void refresh(donations.getTransaction),
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby="correct-title">
      <FormElement form={form} onSubmit={submit} texts={donorTexts}>
        <DialogTitle id="correct-title">{text('correctTitle')}</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text('correctText')}
          </Typography>
          <CorrectedItems transaction={transaction} />
          <RootError control={form.control} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {shell('save')}
          </Button>
        </DialogActions>
      </FormElement>
    </Dialog>
  )
}
