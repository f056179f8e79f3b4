import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { exportFormats } from '../../../../shared/pantry/pantryReports/pantryReport.ts'
import type { HouseholdReportParameters } from '../../../../shared/pantry/pantryReports/query.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { useText } from '../../core/words/language.tsx'
import { useExport } from './useExport.ts'

/** The report as a file, which is made in the background. */
export function ExportHouseholds({ households }: Pick<HouseholdReportParameters, 'households'>) {
  const text = useText(customerReportTexts)
  const { isBusy, queue } = useExport(() => undefined)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {exportFormats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              close()
              void queue({ pantryReport: 'households', format, households })
            }}
          >
            {text(`format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
