// One clear sentence instead of a syntax error if Node.js is too old for this project.
// Plain old JavaScript, since exactly those versions must be able to run it.
const NEEDED = [24, 15];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Metro needs Node.js ${NEEDED.join('.')} or newer, and this is ${process.versions.node}: ` +
      'run "npm install" first (on Linux it brings the right one), or install it from nodejs.org.',
  );
  process.exit(1);
}
