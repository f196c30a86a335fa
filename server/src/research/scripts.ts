import { HOTSPOT_BINS, HOTSPOT_COLOURS } from '@fieldfare/shared/map/hotspotRamp.ts'
import { CODES } from './labels.ts'

/** R code with a function that reads a table, and stops if its SHA-256 differs from SHA256SUMS. R before 4.5 uses the system's sha256sum. */
const READ_R = `sums <- read.table("SHA256SUMS", col.names = c("sum", "name"), colClasses = "character")
sha256 <- function(name) {
  if (getRversion() >= "4.5.0") return(unname(getExportedValue("tools", "sha256sum")(name)))
  sub(" .*", "", system2("sha256sum", name, stdout = TRUE))
}
rows <- function(table) {
  name <- paste0(table, ".csv")
  if (!identical(sha256(name), sums$sum[sums$name == name])) stop(paste(name, "is not the file of this package: its SHA-256 differs"))
  read.csv(name, encoding = "UTF-8")
}`

/** Python code that reads and checks a table in the same way. */
const READ_PYTHON = `import csv
import hashlib
import io

with open("SHA256SUMS", encoding="utf-8") as file:
    SUMS = {name: value for value, name in (line.split() for line in file)}


def table(name):
    with open(name + ".csv", "rb") as file:
        content = file.read()
    if hashlib.sha256(content).hexdigest() != SUMS.get(name + ".csv"):
        raise SystemExit(name + ".csv is not the file of this package: its SHA-256 differs")
    return list(csv.DictReader(io.StringIO(content.decode("utf-8"), newline="")))
`

/** An R script, without R packages, that draws figure 1. */
export const BUDGETS_R = `# Figure 1: mean share of each goal in the newest budgets. Run in the folder of the package: Rscript figure1.R
${READ_R}
budgets <- rows("budgets")
shares <- rows("budget_objectives")
newest <- budgets[budgets$current == 1 & budgets$divided == 1, c("budget", "cents")]
names(newest)[2] <- "total"
joined <- merge(shares, newest, by = "budget")
if (nrow(joined) == 0) stop("no divided budgets in this export")
sums <- tapply(joined$cents / joined$total, joined$objective, sum) / nrow(newest)
sums <- sort(sums)
svg("figure1.svg", width = 8, height = 4)
par(mar = c(5, 14, 2, 1))
barplot(100 * sums, horiz = TRUE, las = 1, xlab = sprintf("mean share of the budget, %% (n = %d)", nrow(newest)))
invisible(dev.off())
print(round(100 * rev(sums), 1))
`

/** A Python script, without further packages, that draws figure 1. */
export const BUDGETS_PYTHON = `# Figure 1: mean share of each goal in the newest budgets. Run in the folder of the package: python3 figure1.py
from collections import defaultdict
from html import escape
${READ_PYTHON}

newest = {b["budget"]: int(b["cents"]) for b in table("budgets") if b["current"] == "1" and b["divided"] == "1"}
if not newest:
    raise SystemExit("no divided budgets in this export")
sums = defaultdict(float)
for share in table("budget_objectives"):
    if share["budget"] in newest:
        sums[share["objective"]] += int(share["cents"]) / newest[share["budget"]]
means = sorted(((100 * value / len(newest), name) for name, value in sums.items()), reverse=True)
rows = []
for at, (mean, name) in enumerate(means):
    y = 20 + at * 34
    rows.append(f'<text x="230" y="{y + 17}" text-anchor="end">{escape(name)}</text>')
    rows.append(f'<rect x="240" y="{y}" width="{mean * 4:.1f}" height="24" fill="#2f6f4f"/>')
    rows.append(f'<text x="{246 + mean * 4:.1f}" y="{y + 17}">{mean:.1f}</text>')
height = 70 + len(means) * 34
rows.append(f'<text x="240" y="{height - 16}">mean share of the budget, % (n = {len(newest)})</text>')
svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{height}" font-family="sans-serif" font-size="14">' + "".join(rows) + "</svg>"
with open("figure1.svg", "w", encoding="utf-8") as file:
    file.write(svg)
for mean, name in means:
    print(f"{mean:5.1f}  {name}")
`

const LEGEND = HOTSPOT_BINS.map((bin) => [bin, HOTSPOT_COLOURS[bin], CODES.bin[bin][0]] as const)

/** An R script, without R packages, that draws the cells of the newest hotspot run as figure 2. */
export const HOTSPOTS_R = `# Figure 2: cells of the newest hotspot run, by how far they are from chance. Run in the folder of the package: Rscript figure2.R
${READ_R}
colours <- c(${LEGEND.map(([bin, colour]) => `"${bin}" = "${colour}"`).join(', ')})
words <- c(${LEGEND.map(([, , words]) => `"${words}"`).join(', ')})
runs <- rows("hotspot_runs")
if (nrow(runs) == 0) stop("no published hotspot run in this export")
run <- runs[which.max(runs$run), ]
cells <- rows("hotspot_cells")
cells <- cells[cells$run == run$run, ]
corners <- lapply(strsplit(gsub("[^0-9., -]", "", cells$geometry), ","), function(ring) {
  matrix(as.numeric(unlist(strsplit(trimws(ring), " "))), ncol = 2, byrow = TRUE)
})
svg("figure2.svg", width = 8, height = 8)
par(mar = c(4, 4, 4, 1))
plot(c(run$west, run$east), c(run$south, run$north), type = "n", asp = 1 / cos((run$south + run$north) * pi / 360),
     xlab = "longitude", ylab = "latitude",
     main = sprintf("Run %d: %s, at least %d people, as of %s (%s)", run$run, run$level, run$people_at_least, run$as_of, run$method))
for (at in seq_along(corners)) polygon(corners[[at]], col = colours[[as.character(cells$bin[at])]], border = NA)
legend("bottomleft", legend = words, fill = colours, cex = 0.7, bg = "white")
invisible(dev.off())
hotspots <- rows("hotspots")
print(hotspots[hotspots$run == run$run, c("hotspot", "people_at_least", "cells", "cell", "bin")], row.names = FALSE)
`

/** A Python script, without further packages, that draws figure 2. */
export const HOTSPOTS_PYTHON = `# Figure 2: cells of the newest hotspot run, by how far they are from chance. Run in the folder of the package: python3 figure2.py
import math
import re
from html import escape
${READ_PYTHON}

LEGEND = [${LEGEND.map(([bin, colour, words]) => `("${bin}", "${colour}", "${words}")`).join(', ')}]
COLOURS = {bin: colour for bin, colour, words in LEGEND}
runs = table("hotspot_runs")
if not runs:
    raise SystemExit("no published hotspot run in this export")
run = max(runs, key=lambda one: int(one["run"]))
west, south, east, north = (float(run[side]) for side in ("west", "south", "east", "north"))
across = math.cos(math.radians((south + north) / 2))
scale = 640 / max((east - west) * across, north - south)


def at(longitude, latitude):
    return f"{40 + (longitude - west) * across * scale:.1f},{50 + (north - latitude) * scale:.1f}"


shapes = []
for cell in table("hotspot_cells"):
    if cell["run"] == run["run"]:
        numbers = [float(number) for number in re.findall(r"-?[0-9.]+", cell["geometry"])]
        corners = " ".join(at(*numbers[i : i + 2]) for i in range(0, len(numbers), 2))
        shapes.append(f'<polygon points="{corners}" fill="{COLOURS[cell["bin"]]}"/>')
bottom = 70 + (north - south) * scale
for row, (_, colour, words) in enumerate(LEGEND):
    shapes.append(f'<rect x="40" y="{bottom + row * 22:.0f}" width="18" height="18" fill="{colour}" stroke="#666"/>')
    shapes.append(f'<text x="66" y="{bottom + row * 22 + 14:.0f}">{escape(words)}</text>')
title = f"Run {run['run']}: {run['level']}, at least {run['people_at_least']} people, as of {run['as_of']} ({run['method']})"
svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{bottom + 180:.0f}" font-family="sans-serif" font-size="14">' + f'<text x="40" y="30">{escape(title)}</text>' + "".join(shapes) + "</svg>"
with open("figure2.svg", "w", encoding="utf-8") as file:
    file.write(svg)
print("hotspot  people  cells  cell")
for hotspot in table("hotspots"):
    if hotspot["run"] == run["run"]:
        print(f"{hotspot['hotspot']:>7}  {hotspot['people_at_least']:>6}  {hotspot['cells']:>5}  {hotspot['cell']}")
`
