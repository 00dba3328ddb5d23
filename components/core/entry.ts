/** The script of a public page. */
import { startCore } from '.'

startCore()
