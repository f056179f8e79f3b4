import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { numberText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** The products of a load with cases, items and pounds. */
export function LoadItems({ load: { Items } }: { load: Pick<SubmissionView, 'Items'> }) {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const figure = (count: number) => numberText(count, language)
  if (Items.length === 0)
    return (
      <Panel title={text('contents')}>
        <Typography color="textSecondary">{text('noItems')}</Typography>
      </Panel>
    )
  return (
    <Panel title={text('contents')} isFlush>
      {/* A wide table scrolls by keyboard as well. */}
      <TableContainer tabIndex={0} role="group" aria-label={text('contents')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('product')}</TableCell>
              <TableCell align="right" sx={figureLook}>
                {text('caseHead')}
              </TableCell>
              <TableCell align="right" sx={figureLook}>
                {text('items')}
              </TableCell>
              <TableCell align="right" sx={figureLook}>
                {text('pounds')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {Items.map((item) => (
              <TableRow key={JSON.stringify(item)}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {item.Product}
                </TableCell>
                <TableCell align="right" sx={figureLook}>
                  {figure(item.Cases)}
                </TableCell>
                <TableCell align="right" sx={figureLook}>
                  {figure(item.Items)}
                </TableCell>
                <TableCell align="right" sx={figureLook}>
                  {figure(item.Pounds)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  )
}

const figureLook = { whiteSpace: 'nowrap', overflowWrap: 'normal' } as const
