import Button from '@mui/material/Button'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useText } from '../app/language.tsx'
import { paths } from '../paths.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { HandOverByCode } from './HandOverByCode.tsx'

/** The table where volunteers hand over: a scanner, one order after the other. */
export default function HandOverPage() {
  const text = useText(orderWorkTexts)
  return (
    <>
      <PageHeader
        title={text('handOverPage')}
        subtitle={text('handOverLead')}
        actions={
          <Button variant="outlined" href={paths.walkIn('Pantry')}>
            {text('walkIn')}
          </Button>
        }
      />
      <HandOverByCode />
    </>
  )
}
