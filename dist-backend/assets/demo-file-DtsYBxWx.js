export { t as readDemoFile, n as writeDemoFile } from "./demo-file-DOMB_HsD.js";
