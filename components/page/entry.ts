/** The script of a public page. */
import { startPage } from './start'

startPage()
