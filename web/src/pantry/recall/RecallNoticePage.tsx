import { Alert, Button, Link, Stack, Typography } from '@mui/material'
import { type CodeLink, codeLinkIn } from '../../../../shared/core/link/code.ts'
import { type RecallAnswer, type RecallNotice, recallAnswers } from '../../../../shared/pantry/recall/answer.ts'
import { answerRecallNotice, getRecallNotice } from '../../../../shared/pantry/recall/api.ts'
import { recallNoticeTexts } from '../../../../shared/pantry/recall/texts.ts'
import { EndedLink } from '../../core/app/EndedLink.tsx'
import { FailedScreen } from '../../core/app/FailedScreen.tsx'
import { PublicPage, PublicWaiting } from '../../core/app/PublicPage.tsx'
import { type OpenLink, useCodeLink } from '../../core/data/useCodeLink.ts'
import { isolate } from '../../core/words/direction.ts'
import { useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'

/** A recall by the link of its message: what the food is, and what the family did with it. Opening it changes nothing. */
export default function RecallNoticePage() {
  const link = codeLinkIn(location.hash)
  if (!link) return <Gone />
  return <ByLink link={link} />
}

function ByLink({ link }: { link: CodeLink }) {
  const text = useText(recallNoticeTexts)
  const open = useCodeLink<RecallNotice, RecallAnswer['Kind']>(getRecallNotice, link)
  usePageTitle(text(open.shown ? 'noticeTitle' : 'noticeLoading'))
  if (open.isGone) return <Gone />
  if (open.shown) return <Shown id={link.id} open={open} notice={open.shown} />
  if (open.hasFailed)
    return (
      <FailedScreen
        title={text('noticeFailed')}
        text={text('noticeFailedText')}
        retry={text('tryAgain')}
        onRetry={open.reload}
      />
    )
  return <PublicWaiting label={text('noticeLoading')} />
}

interface ShownProps {
  id: number
  open: OpenLink<RecallNotice, RecallAnswer['Kind']>
  notice: RecallNotice
}

function Shown({ id, open, notice: { Product, Lot: lot, Pantry, Answer } }: ShownProps) {
  const text = useText(recallNoticeTexts)
  return (
    <PublicPage name={Pantry.Name}>
      <Stack spacing={2.5}>
        <div>
          <Typography color="textSecondary">{text('noticeTitle')}</Typography>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {isolate(Product.Name)}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {isolate(Product.Brand)}
            {Product.Brand && lot !== null ? ' · ' : null}
            {lot === null ? null : text('noticeLot', { lot })}
          </Typography>
        </div>
        <Typography>{text('noticeLead')}</Typography>
        <Stack spacing={1} role="status">
          {open.failure ? <Alert severity="error">{open.failure}</Alert> : null}
          {Answer ? (
            <Alert severity={Answer.Kind === 'eaten' ? 'warning' : 'success'}>
              {text(Answer.Kind === 'eaten' ? 'noticeEaten' : 'noticeThanks')}
            </Alert>
          ) : null}
        </Stack>
        <Typography variant="h2">{text('noticeAsk')}</Typography>
        <Stack spacing={1.5}>
          {recallAnswers.map((kind) => (
            <Button
              key={kind}
              size="large"
              variant={Answer?.Kind === kind ? 'contained' : 'outlined'}
              aria-pressed={Answer?.Kind === kind}
              loading={open.busy === kind}
              disabled={open.busy !== undefined}
              onClick={() => void open.send(kind, answerRecallNotice, { id, Answer: kind })}
              sx={{ minHeight: 56 }}
            >
              {text(`say.${kind}`)}
            </Button>
          ))}
        </Stack>
        {Pantry.PhoneNumber ? (
          <Link href={`tel:${Pantry.PhoneNumber}`} sx={reached}>
            {text('callPantry', { name: Pantry.Name, phone: Pantry.PhoneNumber })}
          </Link>
        ) : null}
      </Stack>
    </PublicPage>
  )
}

const reached = { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' } as const

function Gone() {
  const text = useText(recallNoticeTexts)
  return <EndedLink title={text('noticeGoneTitle')} text={text('noticeGoneText')} signIn={text('signIn')} />
}
