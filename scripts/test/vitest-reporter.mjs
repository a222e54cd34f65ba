// A reporter of Vitest that writes the results of a stage to the file named by TEST_REPORT: see `reports.mjs`.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const pathOf = (id) => relative(process.env.TEST_ROOT, id).replaceAll('\\', '/');

/** Converts an error. Its location is the line of the test file, where the stack contains it. */
function describe(module, title, errors) {
  const [error] = errors;
  const own = error?.stacks?.find(({ file }) => file.endsWith(module.moduleId) || module.moduleId.endsWith(file));
  return {
    file: pathOf(module.moduleId),
    line: (own ?? error?.stacks?.[0])?.line,
    title,
    message: [error?.message, error?.diff].filter(Boolean).join('\n') || 'It failed without a message.',
  };
}

export default class StageReporter {
  onTestRunEnd(modules, unhandled) {
    const report = { passed: 0, skipped: 0, failures: [], flaky: [], files: [] };
    for (const module of modules) {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      report.files.push({
        file: pathOf(module.moduleId),
        seconds: (duration + collectDuration + setupDuration) / 1000,
      });
      for (const suite of [module, ...module.children.allSuites()])
        if (suite.errors().length > 0)
          report.failures.push(describe(module, suite.fullName ?? 'The file could not be run', suite.errors()));
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'failed') report.failures.push(describe(module, test.fullName, errors));
        if (state === 'passed') report.passed += 1;
        if (state === 'skipped') report.skipped += 1;
        if (state === 'passed' && test.diagnostic()?.flaky) report.flaky.push(describe(module, test.fullName, errors));
      }
    }
    for (const { message, stack } of unhandled)
      report.failures.push({ title: 'An error outside of a test', message: stack ?? message });
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}
