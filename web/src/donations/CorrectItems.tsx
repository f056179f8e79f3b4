import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, useState } from 'react'
import type { Transaction } from '../../../shared/api/donations.ts'
import * as donations from '../../../shared/api/donations.ts'
import { app } from '../../../shared/text/app.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { CorrectedItems } from './close/CorrectedItems.tsx'
import { itemsOf, sentItems } from './post/items.ts'
import { useAlert, useDonationChange } from './useTransaction.ts'

/** Corrects weight and items while the donation is open. */
export default function CorrectItems({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const text = useText(transactionTexts)
  const shell = useText(app)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [items, setItems] = useState(() => itemsOf(transaction.AdHocTransactionDonationCategories))
  const [isChecked, check] = useState(false)
  const { save, busy } = useCorrection(transaction.ID, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check(true)
    const categories = sentItems(items)
    if (categories) void save(categories)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby="correct-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="correct-title">{text('correctTitle')}</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text('correctText')}
          </Typography>
          <CorrectedItems transaction={transaction} items={items} onChange={setItems} isChecked={isChecked} />
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

function useCorrection(id: number, onDone: () => void) {
  const text = useText(transactionTexts)
  const toast = useToast()
  const alert = useAlert()
  const change = useDonationChange(id)
  const [busy, setBusy] = useState(false)
  const save = async (categories: NonNullable<ReturnType<typeof sentItems>>) => {
    setBusy(true)
    try {
      await change(donations.updateDonationItems, { id, categories })
      toast(text('corrected'))
      onDone()
    } catch (error) {
      alert(error, (reason) => reason)
      setBusy(false)
    }
  }
  return { save, busy }
}
