import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useId } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { DeclarationForm } from './DeclarationForm.tsx'

interface DeclarationDialogProps {
  customerId: number
  onSigned?: () => void
  onClose: () => void
}

/** Staff take down the declaration of a household, on paper, spoken, or on their tablet. */
export default function DeclarationDialog({ customerId: id, onSigned, onClose }: DeclarationDialogProps) {
  const text = useText(tefapTexts)
  const frame = useText(frameTexts)
  const titleId = useId()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const { data, error, mutate } = useApi(tefap.getTefapDeclaration, { id }, { revalidateOnFocus: false })
  const signed = () => {
    onSigned?.()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('title')}</DialogTitle>
      <DialogContent>
        {error && !data ? <LoadFailed error={error} message={text('loadFailed')} onRetry={() => mutate()} /> : null}
        {data ? (
          <DeclarationForm id={id} declaration={data} isOwn={false} onSigned={signed} />
        ) : error ? null : (
          <FormSkeleton fields={6} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {frame('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
