import { Box, Button, Card, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import { urgencies } from '../../../../shared/rescue/donations/needs/needKinds.ts'
import type { NeedLine as Need } from '../../../../shared/work/dashboard/api.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { useRowKeys } from '../../core/app/rowKeys.ts'
import { abovePhoneBar } from '../../core/app/tokens.ts'
import { LiveList } from '../../core/grid/LiveList.tsx'
import { paths } from '../../core/paths.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { NeedRow } from './NeedRow.tsx'
import { useApproval } from './useApproval.ts'

interface NeedListProps {
  needs: readonly Need[]
  more: number
  /** The server did not look at all donations: there may be others. */
  hasMore: boolean
  /** In place of the words that nothing is to be done. */
  empty?: ReactNode
}

/** The lines by urgency; those that only wait for an approval can be approved in place, or several at once. */
export function NeedList({ needs, more, hasMore, empty }: NeedListProps) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  const approval = useApproval(needs)
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  const { selected, approvable, done, lines: shown } = approval
  if (shown.length === 0)
    return empty ? (
      <div>{empty}</div>
    ) : (
      <Card>
        <EmptyState
          art="done"
          title={text('emptyTitle')}
          text={text(hasMore ? 'moreUnseen' : 'emptyText')}
          action={{ label: text('allDonations'), href: paths.statusGrid('FoodBank') }}
        />
      </Card>
    )
  return (
    <Box ref={list}>
      {approvable.length > 1 ? (
        <FormControlLabel
          sx={{ mb: 1 }}
          control={
            <Checkbox
              checked={selected.length === approvable.length}
              indeterminate={selected.length > 0 && selected.length < approvable.length}
              onChange={(_, isChecked) => approval.selectAll(isChecked)}
            />
          }
          label={text('selectAll')}
        />
      ) : null}
      {urgencies.map((urgency) => {
        const lines = shown.filter(({ Urgency }) => Urgency === urgency)
        return lines.length > 0 ? (
          <Box component="section" key={urgency} aria-labelledby={`urgency-${urgency}`} sx={{ mb: 3 }}>
            <Typography variant="h3" component="h2" id={`urgency-${urgency}`} sx={{ mb: 1 }}>
              {text(`urgency.${urgency}`)}
            </Typography>
            <Card>
              <LiveList>
                {lines.map((line) => (
                  <NeedRow
                    key={line.ID}
                    line={line}
                    actions={approval.actions}
                    isChoice={approvable.length > 1}
                    isSelected={selected.includes(line)}
                    isDone={done.includes(line.ID)}
                    isBusy={approval.busy && done.includes(line.ID)}
                    isFirst={line === shown[0]}
                  />
                ))}
              </LiveList>
            </Card>
          </Box>
        ) : null
      })}
      {more > 0 ? (
        <Typography color="textSecondary">
          {text(hasMore ? 'moreAtLeast' : plural(language, 'more', more), { count: more })}
        </Typography>
      ) : null}
      {more === 0 && hasMore ? <Typography color="textSecondary">{text('moreUnseen')}</Typography> : null}
      {selected.length > 0 ? (
        <Box sx={bar}>
          <Button
            variant="contained"
            size="large"
            loading={approval.busy}
            onClick={() => void approval.actions.approve(selected)}
          >
            {text(plural(language, 'approveSelected', selected.length), { count: selected.length })}
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}

/** Under the thumb: above the phone's own bar. */
const bar = {
  position: 'sticky',
  zIndex: 2,
  bottom: { xs: abovePhoneBar, sm: 16 },
  display: 'flex',
  justifyContent: { xs: 'stretch', sm: 'flex-end' },
  '& > button': { flex: { xs: 1, sm: 'none' }, boxShadow: 6 },
} as const
