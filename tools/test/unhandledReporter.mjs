// Plain JavaScript for Node 20: a reporter of vitest for errors outside of any test, which its JSON report leaves out.
import { UNHANDLED } from './outcome.mjs'

export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    for (const { stack, message, VITEST_TEST_PATH: file } of errors)
      process.stderr.write(`${UNHANDLED}${file ? ` in ${file}` : ''}: ${stack ?? message}\n`)
  }
}
