import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useState } from 'react'
import { app } from '../../../../../shared/core/text/app.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { matchOfAgency } from '../../../../../shared/rescue/donations/donation.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import type { ExplainedAgency } from '../../../../../shared/rescue/offers/api.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { visuallyHidden } from '../../../core/ui/visuallyHidden.ts'
import { WhenLoaded } from '../../../core/ui/WhenLoaded.tsx'
import { useText } from '../../../core/words/language.tsx'
import { MatchScore } from './MatchScore.tsx'

/** Explains the list: every agency of the food bank with its score or its first excluding reason. */
export default function WhyNotDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const text = useText(transactionTexts)
  const shell = useText(app)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const answer = useApi(offers.explainMatches, { txId: transaction.ID })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby="why-title">
      <DialogTitle id="why-title">{text('whyNotTitle')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {text('whyNotLead')}
        </Typography>
        <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={6} />}>
          {(data) => (
            <List disablePadding>
              {data.map((one) => (
                <Explained
                  key={one.Agency.ID}
                  explained={one}
                  isListed={Boolean(matchOfAgency(transaction, one.Agency.ID))}
                />
              ))}
            </List>
          )}
        </WhenLoaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{shell('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Explained({ explained, isListed }: { explained: ExplainedAgency; isListed: boolean }) {
  const text = useText(transactionTexts)
  const [isOpen, setOpen] = useState(false)
  const { Agency, DistanceMiles: miles, TotalMatchScore, Reason, IsFromPresetMatch } = explained
  const agency = Agency.Name
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{agency}</Typography>
        {isListed ? <StatusChip label={text('onTheList')} tone="info" /> : null}
        {IsFromPresetMatch ? <StatusChip label={text('preset')} /> : null}
        <Button size="small" sx={{ ml: 'auto' }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'hideScore' : 'showScore')}
          <Box component="span" sx={visuallyHidden}>
            : {agency}
          </Box>
        </Button>
      </Box>
      <Typography variant="body2" color={Reason ? 'error' : 'textSecondary'}>
        {Reason ?? text('matchLine', { percent: Math.round(TotalMatchScore), miles })}
      </Typography>
      {isOpen ? <MatchScore match={explained} /> : null}
    </Box>
  )
}
