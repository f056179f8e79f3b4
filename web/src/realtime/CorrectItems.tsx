import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, useState } from 'react'
import { realtime, type Transaction } from '../../../shared/api/realtime.ts'
import { systemCategories } from '../../../shared/donation/reference.ts'
import { app } from '../../../shared/text/app.ts'
import { donorTexts } from '../../../shared/text/donor.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useApi } from '../data/useApi.ts'
import { ItemsEditor } from '../donor/ItemsEditor.tsx'
import { categoryChoices, itemsOf, sentItems } from '../donor/items.ts'
import { useAlert, useDonationChange } from './useTransaction.ts'

/** Corrects weight and items while the donation is open. */
export function CorrectItems({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const text = useText(transactionTexts)
  const shell = useText(app)
  const donor = useText(donorTexts)
  const toast = useToast()
  const alert = useAlert()
  const change = useDonationChange(transaction.ID)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const loaded = useApi(realtime.listDonationCategories, {}, { fallbackData: [...systemCategories] })
  const [items, setItems] = useState(() => itemsOf(transaction.AdHocTransactionDonationCategories))
  const [isChecked, check] = useState(false)
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    check(true)
    const categories = sentItems(items)
    if (!categories) return
    setBusy(true)
    try {
      await change(realtime.updateDonationItems, { id: transaction.ID, categories })
      toast(text('corrected'))
      onClose()
    } catch (error) {
      alert(error, (reason) => reason)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby="correct-title">
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="correct-title">{text('correctTitle')}</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text('correctText')}
          </Typography>
          <ItemsEditor
            items={items}
            categories={categoryChoices(loaded.data ?? [], transaction.AdHocTransactionDonationCategories)}
            onChange={setItems}
            isChecked={isChecked}
            isCorrection
          />
          {isChecked && items.length === 0 ? (
            <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
              {donor('needItem')}
            </Typography>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {shell('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
