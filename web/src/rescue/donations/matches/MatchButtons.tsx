import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import HowToReg from '@mui/icons-material/HowToReg'
import { Box, Button, IconButton, Tooltip } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import type { AgencyMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { removeRefusal } from '../../../../../shared/rescue/donations/moveRanks.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import { IconAction } from '../../../core/ui/IconAction.tsx'
import { OpenArrow } from '../../../core/ui/OpenArrow.tsx'
import { useText } from '../../../core/words/language.tsx'

interface MatchButtonsProps {
  match: AgencyMatch
  last: number
  isBusy: boolean
  isOpen: boolean
  onMove: ((to: number, arrow: HTMLElement) => void) | undefined
  onRemove: (() => void) | undefined
  onAccept: (() => void) | undefined
  onToggle: (() => void) | undefined
}

/** Arrows, accepting in words where there is room, remove and the reasons. What cannot be now stays a button that says why when it is pressed. */
export function MatchButtons(props: MatchButtonsProps) {
  const { match, last, isBusy, isOpen, onMove, onRemove, onAccept, onToggle } = props
  const text = useText(transactionTexts)
  const agency = match.Agency.Name
  const rank = match.Rank ?? 0
  return (
    <Box className="no-print" sx={{ display: 'flex', ml: 'auto' }}>
      {onMove ? (
        <>
          <Small
            label={text('moveUp', { agency })}
            isOff={rank <= 1}
            isBusy={isBusy}
            onClick={(arrow) => onMove(rank - 1, arrow)}
          >
            <ArrowUpward fontSize="small" />
          </Small>
          <Small
            label={text('moveDown', { agency })}
            isOff={rank >= last}
            isBusy={isBusy}
            onClick={(arrow) => onMove(rank + 1, arrow)}
          >
            <ArrowDownward fontSize="small" />
          </Small>
        </>
      ) : null}
      {onAccept ? (
        <Tooltip title={text('acceptFor', { agency })}>
          <Button
            aria-disabled={isBusy}
            color="inherit"
            startIcon={<HowToReg fontSize="small" />}
            onClick={() => isBusy || onAccept()}
            sx={{ whiteSpace: 'nowrap', minWidth: 40, '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, lg: 0.75 } } }}
          >
            <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
              {text('acceptInWords')}
            </Box>
          </Button>
        </Tooltip>
      ) : null}
      {onRemove ? (
        <Small
          label={text('remove', { agency })}
          isOff={removeRefusal(match) !== undefined}
          isBusy={isBusy}
          onClick={onRemove}
        >
          <Close fontSize="small" />
        </Small>
      ) : null}
      {onToggle ? (
        <IconAction
          label={text(isOpen ? 'whyHide' : 'whyThisOne', { agency })}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <OpenArrow isOpen={isOpen} />
        </IconAction>
      ) : null}
    </Box>
  )
}

interface SmallProps {
  label: string
  isOff: boolean
  isBusy: boolean
  onClick: (button: HTMLElement) => void
  children: ReactNode
}

function Small({ label, isOff, isBusy, onClick, children }: SmallProps) {
  const click = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!isBusy) onClick(currentTarget)
  }
  return (
    <Tooltip title={label}>
      <span>
        {/* Not `disabled` while a change is sent: that would drop the keyboard's focus. */}
        <IconButton aria-label={label} aria-disabled={isBusy} onClick={click} sx={isOff ? { opacity: 0.5 } : {}}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
